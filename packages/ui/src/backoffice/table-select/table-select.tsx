import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { useState } from 'react'
import { Button } from '../../common/button/button.tsx'
import { OutsideField, useField, useGroupAttributes } from '../../common/field/field-context.ts'
import { onDemand } from '../../common/lazy/on-demand.tsx'
import { WhenWanted } from '../../common/lazy/when-wanted.tsx'
import { ChosenChips } from './chosen-chips.tsx'
import type { TableSource } from './table-source.ts'
import { useKnownRows } from './use-known-rows.ts'

const TableSelectDialog = onDemand(() => import('./table-select-dialog.tsx').then(module => module.TableSelectDialog))

export interface TableSelectProps {
  /** Source of the rows, and the columns to show. */
  readonly source: TableSource
  /** Ids of the chosen rows. */
  readonly value: readonly string[]
  /** Called with the ids when the choice is confirmed or one is removed. */
  readonly onValue: (ids: readonly string[]) => void
  /** @default false */
  readonly multiple?: boolean
  /** Called on blur. */
  readonly onBlur?: () => void
}

/** A choice of rows of another table: chips of the chosen ones, and a button that opens the table (§2). */
export function TableSelect({ source, value, onValue, multiple = false, onBlur }: TableSelectProps) {
  const say = useText('form')
  const field = useField()
  const group = useGroupAttributes()
  const disabled = field?.disabled ?? false
  const [open, setOpen] = useState(false)
  const { known, learn, wordFor } = useKnownRows(source, value)
  const close = (): void => {
    setOpen(false)
    onBlur?.()
  }
  return (
    <chakra.div {...group} display="flex" flexWrap="wrap" alignItems="center" gap="2" minH="control">
      <ChosenChips
        ids={value}
        wordFor={wordFor}
        onRemove={disabled ? undefined : id => onValue(value.filter(other => other !== id))}
      />
      {!disabled && (
        <Button aria-describedby={field?.describedBy} onClick={() => setOpen(true)}>
          {say('form.choose')}
        </Button>
      )}
      <OutsideField>
        <WhenWanted wanted={open}>
          <TableSelectDialog
            source={source}
            open={open}
            multiple={multiple}
            chosen={value}
            known={known}
            onKnown={learn}
            onClose={close}
            onConfirm={ids => {
              onValue(ids)
              close()
            }}
          />
        </WhenWanted>
      </OutsideField>
    </chakra.div>
  )
}
