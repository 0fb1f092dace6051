import { chakra } from '@chakra-ui/react/styled-system'
import type { OrderParams } from '@shiji/contract/cart/cart.ts'
import type { Address } from '@shiji/contract/identity/identity.ts'
import { useText } from '@shiji/i18n/react.ts'
import { onDemand } from '@shiji/ui/common/lazy/on-demand.tsx'
import { Skeleton, Skeletons } from '@shiji/ui/common/skeleton/skeleton.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { type ReactNode, Suspense, useState } from 'react'
import { AddressCards } from '../../features/address/address-cards.tsx'
import { StoreLines } from '../../features/checkout/store-lines.tsx'
import { LinkButton } from '../../site/links/link-button.tsx'
import { PATHS } from '../../site/links/paths.ts'
import { LoadFailed } from '../../site/page/load-failed.tsx'
import { Column } from '../../site/page/section.tsx'
import { CheckoutSum } from './checkout-sum.tsx'
import { useCheckout } from './use-checkout.ts'

const AddressDialog = onDemand(() =>
  import('../../features/address/address-dialog.tsx').then(module => module.AddressDialog),
)
const PriceChangedDialog = onDemand(() =>
  import('../../features/checkout/price-changed-dialog.tsx').then(module => module.PriceChangedDialog),
)

/** Address, goods by store, notes, sum, and the one button that places the order. */
export function CheckoutView({ order }: { readonly order: OrderParams }) {
  const say = useText('shop_order', 'error')
  const checkout = useCheckout(order)
  const { addresses, addressId, quote, changed } = checkout
  const [editing, setEditing] = useState<Address | 'new'>()

  const locked = checkout.state !== 'idle'
  const addressCard = addresses !== undefined && (
    <Card title={say('shop_order.address_choose')}>
      {addresses.length === 0 && (
        <chakra.p textStyle="md" color="fg.muted" mb="3">
          {say('shop_order.address_first')}
        </chakra.p>
      )}
      <AddressCards
        addresses={addresses}
        chosen={addressId}
        onChoose={checkout.chooseAddress}
        onEdit={setEditing}
        onAdd={() => setEditing('new')}
        disabled={locked}
      />
    </Card>
  )
  const addressDialog = editing && (
    <Suspense fallback={null}>
      <AddressDialog
        address={editing === 'new' ? undefined : editing}
        isFirst={addresses?.length === 0}
        onClose={() => setEditing(undefined)}
        onSaved={id => id !== undefined && checkout.chooseAddress(id)}
      />
    </Suspense>
  )
  if (checkout.failure !== undefined && !quote && !checkout.isQuoting) {
    const failed = (
      <LoadFailed failure={checkout.failure} extent="page" onRetry={checkout.reload}>
        <LinkButton href={PATHS.carts}>{say('shop_order.checkout_back')}</LinkButton>
      </LoadFailed>
    )
    // Without an address, another one changes nothing.
    if (addressId === undefined) return failed
    return (
      <Column pt={{ base: '3', md: '6' }}>
        {failed}
        {addressCard}
        {addressDialog}
      </Column>
    )
  }
  if (quote === undefined || addresses === undefined) return <CheckoutSkeleton />

  const submit = () => {
    if (addressId !== undefined) return void checkout.submit(addressId, quote)
    toast.error(say('error.address_missing'))
    setEditing('new')
  }
  return (
    <Column pt={{ base: '3', md: '6' }}>
      <chakra.h1 textStyle={{ base: 'xl', md: '2xl' }} fontWeight="bold" mb="4">
        {say('shop_order.checkout_page')}
      </chakra.h1>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' }}
        gap={{ base: '3', md: '6' }}
        alignItems="start"
      >
        <chakra.div display="flex" flexDirection="column" gap={{ base: '3', md: '4' }} minW="0">
          {addressCard}
          <Card title={say('shop_order.checkout_goods')}>
            {quote.stores.map(store => (
              <StoreLines
                key={store.store_id}
                store={store}
                remark={checkout.remarkOf(store.store_id)}
                onRemark={text => checkout.setRemark(store.store_id, text)}
                disabled={locked}
              />
            ))}
          </Card>
        </chakra.div>
        <CheckoutSum checkout={checkout} quote={quote} onSubmit={submit} />
      </chakra.div>
      {addressDialog}
      <Suspense fallback={null}>
        {changed && (
          <PriceChangedDialog
            before={quote}
            after={changed}
            onClose={checkout.forgetChange}
            onAccept={checkout.acceptChange}
          />
        )}
      </Suspense>
    </Column>
  )
}

function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <chakra.section bg="bg.surface" borderRadius="md" p={{ base: '4', md: '6' }}>
      <chakra.h2 textStyle="lg" fontWeight="semibold" mb="4">
        {title}
      </chakra.h2>
      {children}
    </chakra.section>
  )
}

function CheckoutSkeleton() {
  return (
    <Column pt="6" minH="100dvh">
      <Skeletons>
        <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 320px' }} gap="6">
          <chakra.div display="flex" flexDirection="column" gap="4">
            <Skeleton h="200px" borderRadius="md" />
            <Skeleton h="320px" borderRadius="md" />
          </chakra.div>
          <Skeleton h="240px" borderRadius="md" />
        </chakra.div>
      </Skeletons>
    </Column>
  )
}
