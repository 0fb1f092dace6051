import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Input } from '@shiji/ui/common/input/input.tsx'
import { type ReactNode, useState } from 'react'

export interface SheetSearchProps {
  /** Name that is searched for now. */
  readonly name: string
  /** How many chosen goods the sheet is limited to; 0 for none. */
  readonly chosen: number
  readonly onName: (name: string) => void
  /** Shows all goods again. */
  readonly onAll: () => void
  /** Further buttons. */
  readonly children: ReactNode
}

/** Finds goods for the sheet by their name. */
export function SheetSearch({ name, chosen, onName, onAll, children }: SheetSearchProps) {
  const say = useText('price_sheet', 'records', 'common')
  const [typed, setTyped] = useState(name)
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
      <chakra.form
        role="search"
        display="flex"
        gap="2"
        flex={{ base: '1 1 100%', md: '0 1 360px' }}
        onSubmit={event => {
          event.preventDefault()
          onName(typed.trim())
        }}
      >
        <Input
          type="search"
          aria-label={say('records.goods')}
          placeholder={say('price_sheet.find')}
          maxLength={60}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
        <Button type="submit">{say('common.search')}</Button>
      </chakra.form>
      {chosen > 0 && (
        <chakra.span display="flex" gap="2" alignItems="center" textStyle="sm">
          {say('price_sheet.only_chosen', { count: chosen })}
          <Button size="sm" look="ghost" onClick={onAll}>
            {say('price_sheet.all_goods')}
          </Button>
        </chakra.span>
      )}
      {children}
    </chakra.div>
  )
}
