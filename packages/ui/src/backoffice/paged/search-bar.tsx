import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../common/button/button.tsx'
import { Icon } from '../../common/icon/icon.tsx'
import { Input } from '../../common/input/input.tsx'

export interface SearchBarProps {
  /** Called with the search text; '' shows everything again. */
  readonly onSearch: (typed: string) => void
}

/** A search input that searches on Enter or by its button, never on every letter. */
export function SearchBar({ onSearch }: SearchBarProps) {
  const say = useText('common')
  const [typed, setTyped] = useState('')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    // In React's tree, a form inside a dialog is also inside the page's form.
    event.stopPropagation()
    onSearch(typed.trim())
  }
  return (
    <chakra.form role="search" noValidate onSubmit={submit} display="flex" gap="2" flex="1" maxW="360px">
      <Input aria-label={say('common.search')} value={typed} onChange={event => setTyped(event.target.value)} />
      <Button type="submit" icon={<Icon of={Search} size={16} />}>
        {say('common.search')}
      </Button>
    </chakra.form>
  )
}
