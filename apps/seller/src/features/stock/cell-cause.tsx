import { chakra } from '@chakra-ui/react/styled-system'
import type { StockReason } from '@shiji/contract/stock/stock.words.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Select } from '@shiji/ui/common/select/select.tsx'

export interface CellCauseProps {
  readonly value: StockReason
  readonly choices: readonly StockReason[]
  readonly onChange: (cause: StockReason) => void
}

/** The cause of what is changed in cells, chosen once for many. */
export function CellCause({ value, choices, onChange }: CellCauseProps) {
  const say = useText('stock')
  return (
    <chakra.div w="160px">
      <Select
        aria-label={say('stock.cause_of_cells')}
        title={say('stock.change_hint')}
        value={value}
        choices={choices.map(each => ({ value: each, label: say(`stock.reason.${each}`) }))}
        onChange={event => {
          const chosen = choices.find(each => each === event.target.value)
          if (chosen !== undefined) onChange(chosen)
        }}
      />
    </chakra.div>
  )
}
