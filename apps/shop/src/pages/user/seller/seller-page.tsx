import { chakra } from '@chakra-ui/react/styled-system'
import { useMembershipsQuery, useOwnApplicationQuery } from '@shiji/api/store/application.buyer.api.ts'
import type { SellerMemberships, StoreApplication } from '@shiji/contract/store/application.ts'
import { useText } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { EmptyState, LoadingState } from '@shiji/ui/common/state-view/states.tsx'
import { StatusTag } from '@shiji/ui/common/status-tag/status-tag.tsx'
import { Store } from 'lucide-react'
import { LinkButton } from '../../../site/links/link-button.tsx'
import { PATHS, storePath } from '../../../site/links/paths.ts'
import { SellerLink } from '../../../site/links/seller-link.tsx'
import { useName } from '../../../site/names.ts'
import { AccountHeading } from '../../../site/page/account-heading.tsx'
import { Card } from '../../../site/page/card.tsx'
import { LoadFailed } from '../../../site/page/load-failed.tsx'
import { useHead } from '../../../site/page/use-head.ts'

/** A buyer's way to their stores: the application, and the stores that they own or work for (spec §2 /user/seller). */
export function Component() {
  const say = useText('shop_store')
  const application = useOwnApplicationQuery(undefined, { refetchOnMountOrArgChange: true })
  const memberships = useMembershipsQuery(undefined, { refetchOnMountOrArgChange: true })
  const failed = application.data === undefined ? application : memberships
  useHead({ title: say('shop_store.seller_page') })
  const [own, stores] = [application.data, memberships.data]
  return (
    <>
      <AccountHeading>{say('shop_store.seller_page')}</AccountHeading>
      {own !== undefined && stores !== undefined ? (
        <Stores application={own} memberships={stores} />
      ) : failed.isError ? (
        <LoadFailed
          failure={failed.error}
          onRetry={() => {
            void application.refetch()
            void memberships.refetch()
          }}
        />
      ) : (
        <LoadingState />
      )}
    </>
  )
}

interface StoresProps {
  readonly application: StoreApplication | null
  readonly memberships: SellerMemberships
}

function Stores({ application, memberships }: StoresProps) {
  const say = useText('shop_store')
  const isOpen = application !== null && application.store_verify !== 'passed'
  if (!isOpen && memberships.length === 0)
    return (
      <Card>
        <EmptyState icon={Store} title={say('shop_store.seller_none')} hint={say('shop_store.seller_none_hint')}>
          <LinkButton href={PATHS.join} look="solid">
            {say('shop_store.join_page')}
          </LinkButton>
        </EmptyState>
      </Card>
    )
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      {isOpen && <Application application={application} />}
      {memberships.length > 0 && (
        <Card>
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3" mb="3">
            <chakra.h2 textStyle="lg" fontWeight="semibold">
              {say('shop_store.seller_manage')}
            </chakra.h2>
            <SellerLink>{say('shop_store.enter_seller')}</SellerLink>
          </chakra.div>
          <ul>
            {memberships.map(membership => (
              <Membership key={membership.store_id} membership={membership} />
            ))}
          </ul>
        </Card>
      )}
    </chakra.div>
  )
}

function Application({ application }: { readonly application: StoreApplication }) {
  const say = useText('shop_store')
  const { store_verify: state } = application
  const isOpen = state === 'fill_information'
  return (
    <Card>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <chakra.h2 textStyle="lg" fontWeight="semibold">
          {say('shop_store.seller_application')}
        </chakra.h2>
        <StatusTag kind="store_verification" status={state} />
        <chakra.div ms="auto">
          <LinkButton href={isOpen ? PATHS.joinForm : PATHS.joinResult} look="solid">
            {say(isOpen ? 'shop_store.join_continue' : 'shop_store.join_progress')}
          </LinkButton>
        </chakra.div>
      </chakra.div>
      {application.store_name !== '' && (
        <chakra.p mt="2" overflowWrap="anywhere">
          {application.store_name}
        </chakra.p>
      )}
      {state === 'denied' && (
        <chakra.p mt="1" textStyle="sm" color="status.danger.fg" overflowWrap="anywhere">
          {application.store_refuse_info}
        </chakra.p>
      )}
    </Card>
  )
}

function Membership({ membership }: { readonly membership: SellerMemberships[number] }) {
  const say = useText('shop_store')
  const pick = useName()
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      minH="44px"
      py="2"
      borderTopWidth="1px"
      borderColor="border"
    >
      <UiLink href={storePath(membership.store_id)} fontWeight="medium" _hover={{ color: 'accent.fg' }}>
        {pick(membership.store_name, membership.store_name_en)}
      </UiLink>
      <chakra.span textStyle="sm" color="fg.muted">
        {say(`shop_store.seller_role.${membership.role}`)}
      </chakra.span>
      <StatusTag kind="store" status={membership.store_status} />
    </chakra.li>
  )
}
