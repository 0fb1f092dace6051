import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/button/button.tsx'
import { useState } from 'react'
import { SkuFigure } from './sku-figure.tsx'
import type { SkuCell, SkuField } from './sku-matrix.ts'

const FILLED = ['price', 'market_price', 'stock', 'weight'] as const satisfies readonly SkuField[]

/** Writes a figure down a whole column at once, everywhere or only where nothing is typed. */
export function SkuFill({
  onFill,
}: {
  readonly onFill: (field: SkuField, value: SkuCell[SkuField], onlyEmpty: boolean) => void
}) {
  const say = useText('goods')
  const [typed, setTyped] = useState<Partial<Pick<SkuCell, SkuField>>>({})
  const fields = FILLED.filter(field => typed[field] !== undefined)
  const fill = (onlyEmpty: boolean) => {
    for (const field of fields) onFill(field, typed[field], onlyEmpty)
    setTyped({})
  }
  return (
    <chakra.div
      role="group"
      aria-label={say('goods.fill')}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      p="3"
      bg="bg.sunken"
      borderRadius="md"
    >
      <chakra.span textStyle="sm" fontWeight="medium" w={{ base: 'full', md: 'auto' }}>
        {say('goods.fill')}
      </chakra.span>
      {FILLED.map(field => (
        <chakra.div key={field} flex="1 1 120px" maxW={{ md: '160px' }}>
          <SkuFigure
            field={field}
            isColumn
            value={typed[field]}
            onValue={value => setTyped(current => ({ ...current, [field]: value }))}
            onKeyDown={event => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              fill(false)
            }}
          />
        </chakra.div>
      ))}
      <Button size="sm" disabled={fields.length === 0} onClick={() => fill(false)}>
        {say('goods.fill_all')}
      </Button>
      <Button size="sm" disabled={fields.length === 0} onClick={() => fill(true)}>
        {say('goods.fill_empty')}
      </Button>
    </chakra.div>
  )
}
