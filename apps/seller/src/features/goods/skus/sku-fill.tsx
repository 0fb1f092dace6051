import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { useEffect, useState } from 'react'
import type { ReportProblem } from '../use-goods-form.ts'
import { SkuFigure } from './sku-figure.tsx'
import type { SkuCell, SkuField } from './sku-matrix.ts'

const FILLED = ['price', 'market_price', 'stock', 'weight'] as const satisfies readonly SkuField[]

export interface SkuFillProps {
  readonly onFill: (field: SkuField, value: SkuCell[SkuField], onlyEmpty: boolean) => void
  /** Current error of `fill`. */
  readonly problem: string | undefined
  readonly onProblem: ReportProblem
}

/**
 * Writes a figure down a whole column at once, everywhere or only where nothing is typed. While it has a value that was not applied, the form is not
 * saved: only the person knows where it belongs.
 */
export function SkuFill({ onFill, problem, onProblem }: SkuFillProps) {
  const say = useText('goods')
  const [typed, setTyped] = useState<Partial<Pick<SkuCell, SkuField>>>({})
  const [unreadable, setUnreadable] = useState<Partial<Record<SkuField, string>>>({})
  const fields = FILLED.filter(field => typed[field] !== undefined)
  const wrong = FILLED.flatMap(field => unreadable[field] ?? [])[0]
  const message = wrong ?? (fields.length > 0 ? say('goods.fill_pending') : undefined)
  useEffect(() => {
    if (problem !== message) onProblem('fill', message)
  }, [problem, message, onProblem])
  // Where only one row is left there is no column to fill.
  useEffect(() => () => onProblem('fill', undefined), [onProblem])
  const fill = (onlyEmpty: boolean) => {
    for (const field of fields) onFill(field, typed[field], onlyEmpty)
    setTyped({})
  }
  return (
    <chakra.div
      role="group"
      aria-label={say('goods.fill')}
      data-field="fill"
      data-wrong={message !== undefined}
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
            onProblem={said => setUnreadable(current => ({ ...current, [field]: said }))}
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
      <chakra.p role="status" w="full" textStyle="sm" color="status.warning.fg" _empty={{ display: 'none' }}>
        {message}
      </chakra.p>
    </chakra.div>
  )
}
