import { useText } from '@shiji/i18n/react.ts'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'
import { Store } from 'lucide-react'
import { Fragment } from 'react'
import { useLocation } from 'react-router'
import { Recommended } from '../../features/goods/recommended.tsx'
import { LinkButton } from '../../site/links/link-button.tsx'
import { PATHS } from '../../site/links/paths.ts'
import { PageTitle } from '../../site/page/page-title.tsx'
import { Column } from '../../site/page/section.tsx'
import { useHead } from '../../site/page/use-head.ts'
import { pendingName } from './pending-names.ts'

/** A page that is planned and not built yet; says so and shows links. */
export function Component() {
  const say = useText('shop', 'shop_account')
  const { pathname } = useLocation()
  const key = pendingName(pathname)
  const page = key === undefined ? '' : say(key)
  // Pages of the account are in its column already.
  const Around = pathname.startsWith('/user/') ? Fragment : Column
  const title = say('shop_account.pending_title', { page })
  useHead({ title: page })
  return (
    <Around>
      <EmptyState icon={Store} title={<PageTitle>{title}</PageTitle>} hint={say('shop_account.pending_hint')}>
        <LinkButton href={PATHS.home} look="solid">
          {say('common.back_home')}
        </LinkButton>
        <LinkButton href={PATHS.hot}>{say('shop.nav_hot')}</LinkButton>
      </EmptyState>
      <Recommended place="empty" most={4} />
    </Around>
  )
}
