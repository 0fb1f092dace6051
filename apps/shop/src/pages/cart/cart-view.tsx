import { chakra } from '@chakra-ui/react/styled-system'
import type { CartData, CartLine as Line } from '@shiji/contract/cart/cart.ts'
import { useText } from '@shiji/i18n/react.ts'
import { onDemand } from '@shiji/ui/common/lazy/on-demand.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { LazyMotion } from 'framer-motion'
import { Suspense, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import type { LineActions } from '../../features/cart/cart-line.tsx'
import { selectionOf, setTicked, tickState, viewCart } from '../../features/cart/cart-view.ts'
import { ProblemLines } from '../../features/cart/problem-lines.tsx'
import { useQuantities } from '../../features/cart/use-quantities.ts'
import { useTicks } from '../../features/cart/use-ticks.ts'
import { confirmPath } from '../../site/links/paths.ts'
import { CartSummary } from './cart-summary.tsx'
import { StoreSection } from './store-section.tsx'
import { useCartMoves } from './use-cart-moves.ts'

const SkuDialog = onDemand(() => import('../../features/cart/sku-dialog.tsx').then(module => module.SkuDialog))
const motionFeatures = () => import('./motion-features.ts').then(module => module.features)

/** A cart that is not empty. */
export function CartView({ cart }: { readonly cart: CartData }) {
  const say = useText('error')
  const navigate = useNavigate()
  const [unticked, setUnticked] = useTicks()
  const { wanted, want, settle } = useQuantities()
  const { takeOut, moveToFavorites } = useCartMoves()
  const [changing, setChanging] = useState<Line>()
  const [leaving, setLeaving] = useState(false)
  const view = viewCart(cart, wanted)
  const selection = selectionOf(view, unticked)
  const everyLine = view.stores.flatMap(store => store.lines)
  const all = tickState(everyLine, unticked)
  const actions = useMemo(
    (): LineActions => ({
      tick: (lines, ticked) => setUnticked(before => setTicked(before, lines, ticked)),
      setQuantity: want,
      keep: line => void moveToFavorites(line),
      remove: line => void takeOut([line]),
      changeSku: setChanging,
    }),
    [setUnticked, want, moveToFavorites, takeOut],
  )

  const checkOut = async () => {
    if (selection.lines.length === 0) return toast.error(say('error.no_product_selected'))
    setLeaving(true)
    await settle()
    setLeaving(false)
    const order = selection.lines.map(({ goods_id, sku_id, buy_num, id }) => ({
      goods_id,
      sku_id,
      buy_num,
      cart_id: id,
    }))
    void navigate(confirmPath({ order, ifcart: true }))
  }

  return (
    <LazyMotion features={motionFeatures} strict>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' }}
        gap={{ base: '3', md: '6' }}
        alignItems="start"
        pb={{ base: '80px', lg: '0' }}
      >
        <chakra.div display="flex" flexDirection="column" gap={{ base: '3', md: '4' }} minW="0">
          {view.stores.map(store => (
            <StoreSection
              key={store.store_id}
              store={store}
              state={tickState(store.lines, unticked)}
              isTicked={line => !unticked.has(line.id)}
              actions={actions}
            />
          ))}
          {view.problems.length > 0 && (
            <ProblemLines lines={view.problems} onClear={() => void takeOut(view.problems)} />
          )}
        </chakra.div>
        <CartSummary
          selection={selection}
          all={all}
          onAll={() => actions.tick(everyLine, all !== 'all')}
          onCheckOut={() => void checkOut()}
          busy={leaving}
        />
      </chakra.div>
      <Suspense fallback={null}>
        {changing && <SkuDialog line={changing} onClose={() => setChanging(undefined)} />}
      </Suspense>
    </LazyMotion>
  )
}
