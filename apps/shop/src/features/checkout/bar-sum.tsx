import { chakra } from '@chakra-ui/react/styled-system'
import { Price } from '@shiji/ui/shop/price/price.tsx'

/** The amount in a bar at the bottom: beside its label, on small phones below it and smaller, so that the button fits. */
export function BarSum({ label, fen }: { readonly label: string; readonly fen: number }) {
  return (
    <chakra.span
      ms="auto"
      display="inline-flex"
      flexDirection={{ base: 'column', sm: 'row' }}
      alignItems={{ base: 'flex-end', sm: 'baseline' }}
      columnGap="1.5"
      textStyle={{ base: 'xs', sm: 'sm' }}
      color="fg.muted"
      whiteSpace="nowrap"
    >
      {label}
      <chakra.span
        css={{ '& > span': { fontSize: { base: '{fontSizes.lg}', sm: '{fontSizes.2xl}' }, lineHeight: '1.3' } }}
      >
        <Price fen={fen} size="md" />
      </chakra.span>
    </chakra.span>
  )
}
