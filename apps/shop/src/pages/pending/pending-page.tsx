import { useText } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'
import { Store } from 'lucide-react'
import { matchPath, useLocation } from 'react-router'
import { PATHS } from '../../site/links/paths.ts'
import { PageTitle } from '../../site/page/page-title.tsx'
import { useHead } from '../../site/page/use-head.ts'
import { PENDING } from './pending-pages.ts'

/** A page that is planned and not built yet; says so and shows links. */
export function Component() {
  const say = useText('shop', 'shop_account')
  const { pathname } = useLocation()
  const pattern = Object.keys(PENDING).find(path => matchPath({ path: `/${path}`, caseSensitive: true }, pathname))
  const key = pattern === undefined ? undefined : PENDING[pattern]
  const page = key === undefined ? '' : say(key)
  const title = say('shop_account.pending_title', { page })
  useHead({ title: page })
  return (
    <EmptyState
      icon={Store}
      title={<PageTitle>{title}</PageTitle>}
      hint={say('shop_account.pending_hint')}
      extent="page"
    >
      <UiLink href={PATHS.home} color="accent.fg" fontWeight="medium" textDecoration="underline">
        {say('common.back_home')}
      </UiLink>
      <UiLink href={PATHS.hot} color="accent.fg" fontWeight="medium" textDecoration="underline">
        {say('shop.nav_hot')}
      </UiLink>
    </EmptyState>
  )
}
