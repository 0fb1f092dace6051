import { chakra } from '@chakra-ui/react/styled-system'
import { useShijiDispatch } from '@shiji/api/hooks.ts'
import { useAcceptInvitationMutation, useInvitationOfferQuery } from '@shiji/api/identity/invitation.buyer.api.ts'
import { signOut } from '@shiji/api/identity/session.ts'
import type { InvitationOffer } from '@shiji/contract/identity/invitations.ts'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { EmptyState, LoadingState } from '@shiji/ui/common/state-view/states.tsx'
import { Link2Off, Store } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { LinkButton } from '../../site/links/link-button.tsx'
import { loginPath, withWayBack } from '../../site/links/login-path.ts'
import { PATHS } from '../../site/links/paths.ts'
import { SellerLink } from '../../site/links/seller-link.tsx'
import { Card } from '../../site/page/card.tsx'
import { LoadFailed } from '../../site/page/load-failed.tsx'
import { useHead } from '../../site/page/use-head.ts'
import { useIsLogin, useStoredUser } from '../../site/session.ts'
import { inviteToken } from './invite-token.ts'

/**
 * The link of an invitation to the staff of a store: what it offers, login or registration with the way back, accepting;
 * a link that is wrong, used, withdrawn or over says which.
 */
export function Component() {
  const say = useText('shop_store')
  const { hash } = useLocation()
  const token = inviteToken(hash)
  const [accepted, setAccepted] = useState('')
  const offer = useInvitationOfferQuery(
    { token },
    { skip: token === '' || accepted !== '', refetchOnMountOrArgChange: true },
  )
  useHead({ title: say('shop_store.invite_page') })
  return (
    <chakra.div maxW="560px" mx="auto" px={{ base: '3', md: '6' }} py={{ base: '4', md: '10' }}>
      <chakra.h1 textStyle="2xl" fontWeight="bold" mb="4">
        {say('shop_store.invite_page')}
      </chakra.h1>
      <Card>
        {accepted !== '' ? (
          <EmptyState
            icon={Store}
            title={say('shop_store.invite_done', { store: accepted })}
            hint={say('shop_store.invite_done_hint')}
          >
            <SellerLink>{say('shop_store.enter_seller')}</SellerLink>
          </EmptyState>
        ) : token === '' ? (
          <Over state="unknown" />
        ) : offer.data !== undefined ? (
          <Offer offer={offer.data} token={token} onAccepted={setAccepted} />
        ) : offer.isError ? (
          <LoadFailed failure={offer.error} onRetry={() => void offer.refetch()} />
        ) : (
          <LoadingState />
        )}
      </Card>
    </chakra.div>
  )
}

type OverState = Exclude<InvitationOffer['state'], 'open'>

/** A link that cannot be accepted, and what to do about it. */
function Over({ state }: { readonly state: OverState }) {
  const say = useText('shop_store')
  return (
    <EmptyState icon={Link2Off} title={say(`shop_store.invite_${state}`)} hint={say(`shop_store.invite_${state}_hint`)}>
      <LinkButton href={PATHS.home}>{say('common.back_home')}</LinkButton>
    </EmptyState>
  )
}

interface OfferProps {
  readonly offer: InvitationOffer
  readonly token: string
  readonly onAccepted: (store: string) => void
}

function Offer({ offer, token, onAccepted }: OfferProps) {
  const say = useText('shop_store')
  const locale = useLocale()
  const isLogin = useIsLogin()
  const { state, store_name: store } = offer
  if (state !== 'open') return <Over state={state} />
  if (offer.member)
    return (
      <EmptyState
        icon={Store}
        title={say('shop_store.invite_member', { store })}
        hint={say('shop_store.invite_member_hint')}
      >
        <SellerLink>{say('shop_store.enter_seller')}</SellerLink>
        <OtherAccount />
      </EmptyState>
    )
  const facts = [
    [say('shop_store.invite_role'), offer.role],
    [say('shop_store.invite_by'), offer.created_by],
    [say('shop_store.invite_note'), offer.note],
    [say('shop_store.invite_until'), offer.expires_at === null ? '' : formatDateTime(offer.expires_at, locale)],
  ] as const
  return (
    <>
      <chakra.h2 textStyle="lg" fontWeight="semibold" overflowWrap="anywhere">
        {say('shop_store.invite_title', { store })}
      </chakra.h2>
      <chakra.dl
        mt="3"
        mb="5"
        display="grid"
        gridTemplateColumns="auto minmax(0, 1fr)"
        columnGap="4"
        rowGap="2"
        overflowWrap="anywhere"
      >
        {facts
          .filter(([, text]) => text !== '')
          .map(([name, text]) => (
            <chakra.div key={name} display="contents">
              <chakra.dt color="fg.muted">{name}</chakra.dt>
              <chakra.dd>{text}</chakra.dd>
            </chakra.div>
          ))}
      </chakra.dl>
      {isLogin ? <Accept store={store} token={token} onAccepted={onAccepted} /> : <Enter />}
    </>
  )
}

/** Login and registration, which lead back to this page. */
function Enter() {
  const say = useText('shop_store', 'common')
  return (
    <>
      <chakra.p mb="3">{say('shop_store.invite_login')}</chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <LinkButton href={loginPath(PATHS.invite)} look="solid" size="lg">
          {say('common.login')}
        </LinkButton>
        <LinkButton href={withWayBack(PATHS.register, PATHS.invite)} size="lg">
          {say('common.register')}
        </LinkButton>
      </chakra.div>
    </>
  )
}

function Accept({ store, token, onAccepted }: { readonly store: string } & Omit<OfferProps, 'offer'>) {
  const say = useText('shop_store')
  const user = useStoredUser()
  const [accept, accepting] = useAcceptInvitationMutation()
  const send = async () => {
    // A refusal is shown by the client, and the offer is loaded again.
    if ((await accept({ token })).error === undefined) onAccepted(store)
  }
  return (
    <>
      {user !== null && (
        <chakra.p mb="3" overflowWrap="anywhere">
          {say('shop_store.invite_as', { name: user.nickname })}
        </chakra.p>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button look="solid" size="lg" loading={accepting.isLoading} onClick={() => void send()}>
          {say('shop_store.invite_accept')}
        </Button>
        <OtherAccount />
      </chakra.div>
    </>
  )
}

/** Logs out and leads through the login back to this page. */
function OtherAccount() {
  const say = useText('shop_store')
  const dispatch = useShijiDispatch()
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    await dispatch(signOut('buyer'))
    await navigate(loginPath(PATHS.invite))
  }
  return (
    <Button size="lg" loading={leaving} onClick={() => void leave()}>
      {say('shop_store.invite_other')}
    </Button>
  )
}
