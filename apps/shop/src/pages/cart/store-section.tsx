import { chakra } from '@chakra-ui/react/styled-system'
import type { CartLine as Line } from '@shiji/contract/cart/cart.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Checkbox } from '@shiji/ui/common/checkbox/checkbox.tsx'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { StoreSeal } from '@shiji/ui/common/store-seal/store-seal.tsx'
import { AnimatePresence } from 'framer-motion'
import * as m from 'framer-motion/m'
import { CartLine, type LineActions } from '../../features/cart/cart-line.tsx'
import type { CartStore, tickState } from '../../features/cart/cart-view.ts'
import { storePath } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'

export interface StoreSectionProps {
  readonly store: CartStore
  readonly state: ReturnType<typeof tickState>
  readonly isTicked: (line: Line) => boolean
  readonly actions: LineActions
}

/** The cart lines of one store; its checkbox selects all of them. */
export function StoreSection({ store, state, isTicked, actions }: StoreSectionProps) {
  const say = useText('shop_order')
  const pick = useName()
  const name = pick(store.store_name, store.store_name_en)
  return (
    <chakra.section bg="bg.surface" borderRadius="md" aria-label={name}>
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
            onChange={() => actions.tick(store.lines, state !== 'all')}
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
          <StoreSeal name={store.seal || name} color={store.colour} logo={store.logo} size={28} />
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
              <CartLine line={line} ticked={isTicked(line)} actions={actions} />
            </m.li>
          ))}
        </AnimatePresence>
      </ul>
    </chakra.section>
  )
}
