import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { X } from 'lucide-react'
import { Tag } from '../../common/tag-badge/tag-badge.tsx'

export interface ChosenChipsProps {
  /** The chosen values. */
  readonly ids: readonly string[]
  /** Label of a value. */
  readonly wordFor: (id: string) => string
  /** Without it the chips are read-only. */
  readonly onRemove?: ((id: string) => void) | undefined
}

/** The chosen values, each with a remove button. */
export function ChosenChips({ ids, wordFor, onRemove }: ChosenChipsProps) {
  const say = useText('form')
  if (ids.length === 0) return null
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="1" listStyleType="none">
      {ids.map(id => (
        <li key={id}>
          <Tag tone="neutral" gap="0.5" {...(onRemove ? { pe: '0.5' } : {})}>
            {wordFor(id)}
            {onRemove && (
              <chakra.button
                type="button"
                aria-label={say('form.choice_remove', { name: wordFor(id) })}
                onClick={() => onRemove(id)}
                display="grid"
                placeItems="center"
                w="24px"
                h="24px"
                borderRadius="xs"
                cursor="pointer"
              >
                <X aria-hidden width={12} height={12} />
              </chakra.button>
            )}
          </Tag>
        </li>
      ))}
    </chakra.ul>
  )
}
