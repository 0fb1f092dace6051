import { loginSlot } from '@shiji/api/base/session/session.slice.ts'
import { useShijiSelector } from '@shiji/api/hooks.ts'
import { useOwnApplicationQuery } from '@shiji/api/store/application.buyer.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { LinkButton } from '../../site/links/link-button.tsx'
import { PATHS } from '../../site/links/paths.ts'

/** The way in: to begin, to continue, or to the application that was submitted. Visitors begin, and log in first. */
export function JoinEntry() {
  const say = useText('shop_store')
  const { isLogin } = useShijiSelector(state => loginSlot(state.session, 'buyer'))
  const { data: application } = useOwnApplicationQuery(undefined, { skip: !isLogin })
  if (application === undefined || application === null)
    return (
      <LinkButton href={PATHS.joinAgreement} look="solid" size="lg">
        {say('shop_store.join_apply')}
      </LinkButton>
    )
  const isOpen = application.store_verify === 'fill_information'
  return (
    <LinkButton href={isOpen ? PATHS.joinForm : PATHS.joinResult} look="solid" size="lg">
      {say(isOpen ? 'shop_store.join_continue' : 'shop_store.join_progress')}
    </LinkButton>
  )
}
