import { chakra } from '@chakra-ui/react/styled-system'
import { useQuoteQuery } from '@shiji/api/cart/cart.buyer.api.ts'
import { useAddressesQuery } from '@shiji/api/identity/account.buyer.api.ts'
import type { OrderParams, Quote } from '@shiji/contract/cart/cart.ts'
import type { Address } from '@shiji/contract/identity/identity.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/button/button.tsx'
import { onDemand } from '@shiji/ui/lazy/on-demand.tsx'
import { Price } from '@shiji/ui/price/price.tsx'
import { Skeleton, Skeletons } from '@shiji/ui/skeleton/skeleton.tsx'
import { toast } from '@shiji/ui/toast/toast.ts'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { AddressCards } from '../../features/address/address-cards.tsx'
import { StoreLines } from '../../features/checkout/store-lines.tsx'
import { Totals } from '../../features/checkout/totals.tsx'
import { usePlaceOrder } from '../../features/checkout/use-place-order.ts'
import { LinkButton } from '../../site/links/link-button.tsx'
import { PATHS, payPath } from '../../site/links/paths.ts'
import { LoadFailed } from '../../site/page/load-failed.tsx'
import { Column } from '../../site/page/section.tsx'

const AddressDialog = onDemand(() =>
  import('../../features/address/address-dialog.tsx').then(module => module.AddressDialog),
)
const PriceChangedDialog = onDemand(() =>
  import('../../features/checkout/price-changed-dialog.tsx').then(module => module.PriceChangedDialog),
)

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

/** Address, goods by store, notes, sum, and the one button that places the order. */
export function CheckoutView({ order }: { readonly order: OrderParams }) {
  const say = useText('shop_order', 'error')
  const navigate = useNavigate()
  const { data: addresses, isFetching: isReadingAddresses } = useAddressesQuery()
  const [wanted, setWanted] = useState<number>()
  const [editing, setEditing] = useState<Address | 'new'>()
  const [remarks, setRemarks] = useState<ReadonlyMap<number, string>>(() => new Map())
  const addressId = (
    addresses?.find(one => one.id === wanted) ??
    addresses?.find(one => one.is_default) ??
    addresses?.[0]
  )?.id
  const asked = { order, ...(addressId === undefined ? {} : { address_id: addressId }) }
  const { data, error, isFetching, refetch } = useQuoteQuery(asked, { skip: addresses === undefined })
  const [accepted, setAccepted] = useState<Quote>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a quote that came from the server replaces what was accepted.
  useEffect(() => setAccepted(undefined), [data])
  const quote = accepted ?? data
  const { place, state, changed, forgetChange, refusal } = usePlaceOrder(order)
  const refused = refusal?.code
  useEffect(() => {
    // Stock or state has changed: reloads what can be bought.
    if (refused === 409) void refetch()
  }, [refused, refetch])

  if (error !== undefined && !quote && !isFetching) {
    return (
      <LoadFailed failure={error} extent="page" onRetry={() => void refetch()}>
        <LinkButton href={PATHS.carts}>{say('shop_order.checkout_back')}</LinkButton>
      </LoadFailed>
    )
  }
  if (quote === undefined || addresses === undefined) return <CheckoutSkeleton />

  const submit = async () => {
    if (addressId === undefined) {
      toast.error(say('error.address_missing'))
      setEditing('new')
      return
    }
    const remark = [...remarks].flatMap(([store_id, text]) =>
      text.trim() === '' ? [] : [{ store_id, text: text.trim() }],
    )
    const placed = await place({ order, address_id: addressId, fingerprint: quote.fingerprint, remark })
    if (placed) void navigate(payPath(placed.group_id), { replace: true })
  }
  const locked = state !== 'idle'
  const button = (
    <Button
      look="solid"
      size="xl"
      block
      loading={state === 'sending'}
      // A newly saved address is loading.
      disabled={isFetching || (addressId === undefined && isReadingAddresses)}
      onClick={() => void submit()}
    >
      {state === 'lost' ? say('shop_order.pay_again') : say('shop_order.checkout_submit')}
    </Button>
  )
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
          <Card title={say('shop_order.address_choose')}>
            {addresses.length === 0 && (
              <chakra.p textStyle="md" color="fg.muted" mb="3">
                {say('shop_order.address_first')}
              </chakra.p>
            )}
            <AddressCards
              addresses={addresses}
              chosen={addressId}
              onChoose={setWanted}
              onEdit={setEditing}
              onAdd={() => setEditing('new')}
              disabled={locked}
            />
          </Card>
          <Card title={say('shop_order.checkout_goods')}>
            {quote.stores.map(store => (
              <StoreLines
                key={store.store_id}
                store={store}
                remark={remarks.get(store.store_id) ?? ''}
                onRemark={text => setRemarks(before => new Map(before).set(store.store_id, text))}
                disabled={locked}
              />
            ))}
          </Card>
        </chakra.div>
        <chakra.aside
          aria-label={say('shop_order.cart_summary')}
          position={{ lg: 'sticky' }}
          top="80px"
          bg="bg.surface"
          borderRadius="md"
          p={{ base: '4', md: '5' }}
          aria-busy={isFetching}
        >
          <chakra.div opacity={isFetching ? '0.55' : '1'} transition="opacity 140ms">
            <Totals quote={quote} />
          </chakra.div>
          <chakra.div role="alert">
            {(state === 'lost' || (refusal && refusal.msg !== '')) && (
              <chakra.p
                mt="3"
                textStyle="sm"
                fontWeight="medium"
                px="3"
                py="2"
                borderRadius="sm"
                bg="status.warning.subtle"
                color="status.warning.fg"
              >
                {state === 'lost' ? say('shop_order.checkout_lost') : refusal?.msg}
              </chakra.p>
            )}
          </chakra.div>
          <chakra.div hideBelow="md" mt="4">
            {button}
          </chakra.div>
        </chakra.aside>
      </chakra.div>
      <chakra.div
        hideFrom="md"
        position="fixed"
        insetX="0"
        bottom="0"
        zIndex="docked"
        display="grid"
        gridTemplateColumns="auto minmax(140px, 1fr)"
        alignItems="center"
        gap="4"
        px="3"
        pt="2"
        pb="calc(8px + env(safe-area-inset-bottom, 0px))"
        bg="bg.surface"
        borderTopWidth="1px"
        borderColor="border"
      >
        <chakra.span display="inline-flex" alignItems="baseline" gap="1.5" textStyle="sm">
          {say('shop_order.checkout_payable')}
          <Price fen={quote.payable} size="md" />
        </chakra.span>
        {button}
      </chakra.div>
      <Suspense fallback={null}>
        {editing && (
          <AddressDialog
            address={editing === 'new' ? undefined : editing}
            isFirst={addresses.length === 0}
            onClose={() => setEditing(undefined)}
            onSaved={id => id !== undefined && setWanted(id)}
          />
        )}
        {changed && (
          <PriceChangedDialog
            before={quote}
            after={changed}
            onClose={forgetChange}
            onAccept={() => {
              setAccepted(changed)
              forgetChange()
            }}
          />
        )}
      </Suspense>
    </Column>
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
