import { useKeptFavoritesQuery, useSetFavoriteMutation } from '@shiji/api/catalog/favorite.buyer.api.ts'
import type { FavoriteType } from '@shiji/contract/catalog/favorites.ts'
import { useText } from '@shiji/i18n/react.ts'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useReportLoss } from '../../site/form/lost-answer.ts'
import { loginPath } from '../../site/links/login-path.ts'
import { favoritesPath } from '../../site/links/paths.ts'
import { useIsLogin } from '../../site/session.ts'

/** Hearts of some goods or stores: which are filled, and the toggle. */
export interface Favorites {
  readonly has: (id: number) => boolean
  readonly toggle: (id: number) => void
}

/**
 * The favourites among the records of a page, loaded in one call that blocks nothing. Visitors have none; a click sends
 * them to the login and back. A second click while the first is pending does nothing.
 */
export function useFavorites(type: FavoriteType, ids: readonly number[]): Favorites {
  const say = useText('shop_goods')
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const loggedIn = useIsLogin()
  const reportLoss = useReportLoss()
  const { data: kept } = useKeptFavoritesQuery({ is_type: type, ids }, { skip: !loggedIn || ids.length === 0 })
  const [set] = useSetFavoriteMutation()
  const underWay = useRef(new Set<number>())
  const has = (id: number) => loggedIn && kept?.includes(id) === true

  const change = async (id: number) => {
    if (underWay.current.has(id)) return
    underWay.current.add(id)
    const keep = !has(id)
    const answer = await set({ is_type: type, out_id: id, kept: keep })
    underWay.current.delete(id)
    if (answer.error !== undefined) return void reportLoss(answer.error)
    if (!keep) return
    toast.success(say(type === 0 ? 'shop_goods.favorite_added' : 'shop_goods.follow_added'), {
      action: { label: say('shop_goods.favorite_see'), onClick: () => void navigate(favoritesPath(type)) },
    })
  }
  return {
    has,
    toggle: id => void (loggedIn ? change(id) : navigate(loginPath(`${pathname}${search}`))),
  }
}
