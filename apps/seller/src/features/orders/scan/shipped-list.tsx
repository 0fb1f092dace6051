import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'

/** A parcel that was shipped in this session. */
export interface ShippedParcel {
  readonly id: number
  readonly order: string
  readonly company: string
  readonly number: string
}

/** Parcels shown; the count has all. */
const SHOWN = 30

/** What was shipped in this session, the newest first; each new one is announced. */
export function ShippedList({ parcels }: { readonly parcels: readonly ShippedParcel[] }) {
  const say = useText('order')
  return (
    <chakra.section
      aria-label={say('order.scan_done', { count: parcels.length })}
      bg="bg.surface"
      borderRadius="md"
      p="4"
      minW="0"
    >
      <chakra.h2 mb="2" textStyle="lg" fontWeight="semibold">
        {say('order.scan_done', { count: parcels.length })}
      </chakra.h2>
      <chakra.ul role="log" listStyleType="none" display="grid" gap="1" textStyle="md">
        {parcels.slice(0, SHOWN).map(({ id, ...parcel }) => (
          <chakra.li key={id} overflowWrap="anywhere">
            {say('order.scan_shipped', parcel)}
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  )
}
