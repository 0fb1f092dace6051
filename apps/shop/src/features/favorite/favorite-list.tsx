import { chakra } from '@chakra-ui/react/styled-system'
import { useRemoveFavoritesMutation } from '@shiji/api/catalog/favorite.buyer.api.ts'
import type { FavoriteRow, FavoriteType } from '@shiji/contract/catalog/favorites.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button, IconButton } from '@shiji/ui/common/button/button.tsx'
import { Checkbox } from '@shiji/ui/common/checkbox/checkbox.tsx'
import { ConfirmDialog } from '@shiji/ui/common/confirm-dialog/confirm-dialog.tsx'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { Heart } from 'lucide-react'
import { useState } from 'react'
import { useReportLoss } from '../../site/form/lost-answer.ts'
import { useName } from '../../site/names.ts'
import { FavoriteColumns } from './favorite-columns.tsx'
import { FavoriteGoods } from './favorite-goods.tsx'
import { FavoriteStore } from './favorite-store.tsx'

export interface FavoriteListProps {
  readonly type: FavoriteType
  readonly rows: readonly FavoriteRow[]
  /** Selection mode: checkboxes instead of hearts. */
  readonly managing: boolean
  /** Called after the selection was removed. */
  readonly onDone: () => void
}

/**
 * A page of favourites: remove one by its heart, several by selecting them; both ask first, since the stored price is
 * lost too.
 */
export function FavoriteList({ type, rows, managing, onDone }: FavoriteListProps) {
  const say = useText('shop_favorites', 'common')
  const pick = useName()
  const reportLoss = useReportLoss()
  const [remove, { isLoading: removing }] = useRemoveFavoritesMutation()
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const [leaving, setLeaving] = useState<readonly number[]>([])
  const [asking, setAsking] = useState(false)
  const [wasManaging, setWasManaging] = useState(managing)
  if (wasManaging !== managing) {
    setWasManaging(managing)
    setTicked(new Set())
  }
  const chosen = rows.filter(row => ticked.has(row.id)).map(row => row.id)
  const all = chosen.length === rows.length

  const tick = (id: number, on: boolean) => setTicked(new Set(on ? [...chosen, id] : chosen.filter(one => one !== id)))
  const ask = (ids: readonly number[]) => {
    setLeaving(ids)
    setAsking(true)
  }
  const removeChosen = async () => {
    const answer = await remove(leaving)
    setAsking(false)
    if (answer.error !== undefined) return void reportLoss(answer.error)
    onDone()
    toast.success(say('shop_favorites.removed'))
  }
  const corner = (row: FavoriteRow) => {
    const name = pick(row.name, row.name_en)
    return managing ? (
      <chakra.span display="grid" placeItems="center" w="36px" h="36px" bg="bg.surface" borderRadius="full">
        <Checkbox
          aria-label={say('shop_favorites.select', { name })}
          checked={ticked.has(row.id)}
          onChange={event => tick(row.id, event.target.checked)}
        />
      </chakra.span>
    ) : (
      <IconButton
        label={say('shop_favorites.remove_name', { name })}
        title={say('shop_favorites.remove')}
        look="outline"
        size="sm"
        round
        color="accent.fg"
        onClick={() => ask([row.id])}
      >
        <Icon of={Heart} size={16} filled />
      </IconButton>
    )
  }
  const One = type === 0 ? FavoriteGoods : FavoriteStore
  return (
    <>
      {managing && (
        <chakra.div
          position="sticky"
          top={{ base: '60px', md: '80px' }}
          zIndex="sticky"
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap="3"
          minH="52px"
          px={{ base: '3', md: '4' }}
          py="1.5"
          mb="3"
          bg="bg.surface"
          borderRadius="md"
          boxShadow="hover"
        >
          <Checkbox
            checked={all}
            indeterminate={chosen.length > 0 && !all}
            onChange={() => setTicked(new Set(all ? [] : rows.map(row => row.id)))}
          >
            {say('shop_favorites.select_all')}
          </Checkbox>
          <chakra.span role="status" textStyle="sm" color="fg.muted" data-tabular>
            {say('shop_favorites.selected', { count: chosen.length })}
          </chakra.span>
          <Button tone="danger" size="sm" ms="auto" disabled={chosen.length === 0} onClick={() => ask(chosen)}>
            {say('shop_favorites.remove')}
          </Button>
        </chakra.div>
      )}
      <chakra.h2 srOnly>{say(type === 0 ? 'shop_favorites.tab_goods' : 'shop_favorites.tab_store')}</chakra.h2>
      <FavoriteColumns type={type}>
        {rows.map(row => (
          <li key={row.id}>
            <One row={row} corner={corner(row)} />
          </li>
        ))}
      </FavoriteColumns>
      <ConfirmDialog
        open={asking}
        title={say('shop_favorites.remove')}
        text={say('shop_favorites.remove_question', { count: leaving.length })}
        confirmLabel={say('shop_favorites.remove')}
        danger
        busy={removing}
        onConfirm={() => void removeChosen()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
