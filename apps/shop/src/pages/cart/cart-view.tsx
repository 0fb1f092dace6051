import { chakra } from '@chakra-ui/react/styled-system'
import { useAddToCartMutation, useRemoveFromCartMutation } from '@shiji/api/cart/cart.buyer.api.ts'
import { useSetFavoriteMutation } from '@shiji/api/catalog/favorite.buyer.api.ts'
import type { CartData, CartLine as Line } from '@shiji/contract/cart/cart.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Checkbox } from '@shiji/ui/checkbox/checkbox.tsx'
import { onDemand } from '@shiji/ui/lazy/on-demand.tsx'
import { UiLink } from '@shiji/ui/link/ui-link.tsx'
import { StoreSeal } from '@shiji/ui/store-seal/store-seal.tsx'
import { toast } from '@shiji/ui/toast/toast.ts'
import { AnimatePresence, LazyMotion } from 'framer-motion'
import * as m from 'framer-motion/m'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { CartLine } from '../../features/cart/cart-line.tsx'
import { selectionOf, setTicked, tickState, viewCart } from '../../features/cart/cart-view.ts'
import { ProblemLines } from '../../features/cart/problem-lines.tsx'
import { useQuantities } from '../../features/cart/use-quantities.ts'
import { useTicks } from '../../features/cart/use-ticks.ts'
import { useReportLoss } from '../../site/form/lost-answer.ts'
import { confirmPath, storePath } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'
import { CartSummary } from './cart-summary.tsx'

const SkuDialog = onDemand(() => import('../../features/cart/sku-dialog.tsx').then(module => module.SkuDialog))
const motionFeatures = () => import('./motion-features.ts').then(module => module.features)

/** A cart with something in it. */
export function CartView({ cart }: { readonly cart: CartData }) {
  const say = useText('shop_order', 'common', 'error')
  const pick = useName()
  const navigate = useNavigate()
  const reportLoss = useReportLoss()
  const [unticked, setUnticked] = useTicks()
  const { wanted, want, settle } = useQuantities()
  const [remove] = useRemoveFromCartMutation()
  const [addBack] = useAddToCartMutation()
  const [setFavorite] = useSetFavoriteMutation()
  const [changing, setChanging] = useState<Line>()
  const [leaving, setLeaving] = useState(false)
  const view = viewCart(cart, wanted)
  const selection = selectionOf(view, unticked)
  const everyLine = view.stores.flatMap(store => store.lines)
  const all = tickState(everyLine, unticked)
  const tick = (lines: readonly Line[], ticked: boolean) => setUnticked(setTicked(unticked, lines, ticked))

  const takeOut = async (lines: readonly Line[], said?: string) => {
    const answer = await remove(lines.map(line => line.id))
    if (answer.error !== undefined) return void reportLoss(answer.error)
    const putBack = async () => {
      for (const { goods_id, sku_id, buy_num } of lines)
        reportLoss((await addBack({ goods_id, sku_id, buy_num })).error)
    }
    toast.info(
      said ??
        (lines.length === 1
          ? say('shop_order.cart_removed')
          : say('shop_order.cart_removed_count', { count: lines.length })),
      { action: { label: say('common.undo'), onClick: () => void putBack() } },
    )
  }
  const moveToFavorites = async (line: Line) => {
    const answer = await setFavorite({ is_type: 0, out_id: line.goods_id, kept: true })
    if (answer.error !== undefined) return void reportLoss(answer.error)
    await takeOut([line], say('shop_order.cart_kept'))
  }
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
          {view.stores.map(store => {
            const name = pick(store.store_name, store.store_name_en)
            const state = tickState(store.lines, unticked)
            return (
              <chakra.section key={store.store_id} bg="bg.surface" borderRadius="md" aria-label={name}>
                <chakra.div
                  display="flex"
                  alignItems="center"
                  gap="3"
                  px={{ base: '3', md: '5' }}
                  h="56px"
                  borderBottomWidth="1px"
                  borderColor="border"
                >
                  <chakra.span w="24px" display="grid" placeItems="center">
                    <Checkbox
                      aria-label={say('shop_order.cart_select_store', { name })}
                      checked={state === 'all'}
                      indeterminate={state === 'some'}
                      onChange={() => tick(store.lines, state !== 'all')}
                    />
                  </chakra.span>
                  <UiLink
                    href={storePath(store.store_id)}
                    display="inline-flex"
                    alignItems="center"
                    gap="2"
                    minW="0"
                    fontWeight="semibold"
                    textStyle="md"
                  >
                    <StoreSeal
                      name={store.seal || name}
                      {...(store.colour === '' ? {} : { color: store.colour })}
                      size={28}
                    />
                    <chakra.span truncate>{name}</chakra.span>
                  </UiLink>
                </chakra.div>
                <ul>
                  <AnimatePresence initial={false}>
                    {store.lines.map(line => (
                      <m.li
                        key={line.id}
                        exit={{ opacity: 0, height: 0 }}
                        transition={{ duration: 0.2 }}
                        style={{ overflow: 'hidden' }}
                      >
                        <CartLine
                          line={line}
                          ticked={!unticked.has(line.id)}
                          onTick={ticked => tick([line], ticked)}
                          onQuantity={quantity => want(line.id, quantity)}
                          onKeep={() => void moveToFavorites(line)}
                          onRemove={() => void takeOut([line])}
                          onChangeSku={() => setChanging(line)}
                        />
                      </m.li>
                    ))}
                  </AnimatePresence>
                </ul>
              </chakra.section>
            )
          })}
          {view.problems.length > 0 && (
            <ProblemLines lines={view.problems} onClear={() => void takeOut(view.problems)} />
          )}
        </chakra.div>
        <CartSummary
          selection={selection}
          all={all}
          onAll={() => tick(everyLine, all !== 'all')}
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
