import { chakra } from '@chakra-ui/react/styled-system'
import {
  useAddAddressMutation,
  useAddressesQuery,
  useMakeAddressDefaultMutation,
  useRemoveAddressMutation,
} from '@shiji/api/identity/account.buyer.api.ts'
import type { Address } from '@shiji/contract/identity/identity.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { onDemand } from '@shiji/ui/common/lazy/on-demand.tsx'
import { Skeleton, Skeletons } from '@shiji/ui/common/skeleton/skeleton.tsx'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'
import { Tag } from '@shiji/ui/common/tag-badge/tag-badge.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { MapPin, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useReportLoss } from '../../../site/form/lost-answer.ts'
import { AccountHeading } from '../../../site/page/account-heading.tsx'
import { LoadFailed } from '../../../site/page/load-failed.tsx'
import { useHead } from '../../../site/page/use-head.ts'

const AddressDialog = onDemand(() =>
  import('../../../features/address/address-dialog.tsx').then(module => module.AddressDialog),
)

/** The buyer's addresses (spec §2 /user/address). */
export function Component() {
  const say = useText('shop_account', 'common')
  const reportLoss = useReportLoss()
  const { data: addresses, isError, error: failure, refetch } = useAddressesQuery()
  const [remove] = useRemoveAddressMutation()
  const [addBack] = useAddAddressMutation()
  const [makeDefault, { isLoading: marking }] = useMakeAddressDefaultMutation()
  const [editing, setEditing] = useState<Address | 'new'>()
  useHead({ title: say('shop_account.address_page') })

  const takeAway = async ({ id, area_info: _, ...rest }: Address) => {
    const answer = await remove(id)
    if (answer.error !== undefined) return void reportLoss(answer.error)
    toast.info(say('shop_account.address_removed'), {
      action: { label: say('common.undo'), onClick: () => void addBack(rest).then(back => reportLoss(back.error)) },
    })
  }
  return (
    <>
      <AccountHeading
        aside={
          <Button look="solid" onClick={() => setEditing('new')} icon={<Icon of={Plus} size={16} />}>
            {say('shop_account.address_add')}
          </Button>
        }
      >
        {say('shop_account.address_page')}
      </AccountHeading>
      {isError && !addresses ? (
        <LoadFailed failure={failure} onRetry={() => void refetch()} />
      ) : addresses === undefined ? (
        <Skeletons>
          <Skeleton h="132px" borderRadius="md" mb="3" />
          <Skeleton h="132px" borderRadius="md" />
        </Skeletons>
      ) : addresses.length === 0 ? (
        <EmptyState
          icon={MapPin}
          title={say('shop_account.address_empty')}
          hint={say('shop_account.address_empty_hint')}
        />
      ) : (
        <chakra.ul display="flex" flexDirection="column" gap="3">
          {addresses.map(address => (
            <chakra.li key={address.id} bg="bg.surface" borderRadius="md" p={{ base: '4', md: '5' }}>
              <chakra.p display="flex" flexWrap="wrap" alignItems="center" gap="2" textStyle="md" fontWeight="semibold">
                {address.receive_name}
                <chakra.span fontWeight="normal" data-tabular>
                  {address.receive_tel}
                </chakra.span>
                {address.is_default && <Tag tone="accent">{say('shop_account.address_is_default')}</Tag>}
              </chakra.p>
              <chakra.p textStyle="md" color="fg.muted" mt="1" overflowWrap="anywhere">
                {address.area_info} {address.address}
              </chakra.p>
              <chakra.div display="flex" flexWrap="wrap" gap="2" mt="3">
                <Button
                  size="sm"
                  aria-label={`${say('common.edit')} ${address.receive_name}`}
                  onClick={() => setEditing(address)}
                >
                  {say('common.edit')}
                </Button>
                {!address.is_default && (
                  <Button
                    size="sm"
                    look="ghost"
                    tone="neutral"
                    disabled={marking}
                    aria-label={`${say('shop_account.address_make_default')} ${address.receive_name}`}
                    onClick={() => void makeDefault(address.id).then(answer => reportLoss(answer.error))}
                  >
                    {say('shop_account.address_make_default')}
                  </Button>
                )}
                <Button
                  size="sm"
                  look="ghost"
                  tone="danger"
                  aria-label={`${say('common.delete')} ${address.receive_name}`}
                  onClick={() => void takeAway(address)}
                >
                  {say('common.delete')}
                </Button>
              </chakra.div>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      <chakra.p textStyle="sm" color="fg.muted" mt="4">
        {say('shop_account.address_limit')}
      </chakra.p>
      <Suspense fallback={null}>
        {editing && (
          <AddressDialog
            address={editing === 'new' ? undefined : editing}
            isFirst={addresses?.length === 0}
            onClose={() => setEditing(undefined)}
            onSaved={() => undefined}
          />
        )}
      </Suspense>
    </>
  )
}
