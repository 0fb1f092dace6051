import { useAddressesQuery } from '@shiji/api/identity/account.buyer.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { LoadingState } from '@shiji/ui/common/state-view/states.tsx'
import { useNavigate, useParams } from 'react-router'
import { AddressForm } from '../../../features/address/address-form.tsx'
import { PATHS, readId } from '../../../site/links/paths.ts'
import { AccountHeading } from '../../../site/page/account-heading.tsx'
import { Card } from '../../../site/page/card.tsx'
import { LoadFailed } from '../../../site/page/load-failed.tsx'
import { useHead } from '../../../site/page/use-head.ts'

/** The page of one address (spec §2 /user/address/form/{id?}); an unknown id is a new address. */
export function Component() {
  const say = useText('shop_account')
  const navigate = useNavigate()
  const id = readId(useParams().id)
  const { data: addresses, isError, error: failure, refetch } = useAddressesQuery()
  const address = addresses?.find(one => one.id === id)
  const title = say(address ? 'shop_account.address_edit' : 'shop_account.address_add')
  useHead({ title })
  const back = () => void navigate(PATHS.addresses)
  return (
    <>
      <AccountHeading up={PATHS.addresses}>{title}</AccountHeading>
      {isError && !addresses ? (
        <LoadFailed failure={failure} onRetry={() => void refetch()} />
      ) : addresses === undefined ? (
        <LoadingState />
      ) : (
        <Card maxW="640px">
          <AddressForm
            key={address?.id}
            address={address}
            isFirst={addresses.length === 0}
            onSaved={back}
            onCancel={back}
          />
        </Card>
      )}
    </>
  )
}
