import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { IconButton } from '@shiji/ui/common/button/button.tsx'
import { Field } from '@shiji/ui/common/field/field.tsx'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { Input } from '@shiji/ui/common/input/input.tsx'
import { type Choice, Select } from '@shiji/ui/common/select/select.tsx'
import { X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { ParcelDraft, ParcelProblem } from './parcel-draft.ts'

interface ParcelFieldsProps {
  /** Accessible name of the parcel. */
  readonly name: string
  readonly parcel: ParcelDraft
  readonly companies: readonly Choice[]
  /** Suggested company until the person chooses another. */
  readonly company: string
  readonly problem: ParcelProblem | undefined
  readonly onChange: (parcel: ParcelDraft) => void
  /** Called on Enter in the number, which a scanner sends last; returns true to move the focus on. */
  readonly onRead: (field: HTMLInputElement) => boolean
  /** Removes the parcel; undefined for the only parcel of an order. */
  readonly onRemove: (() => void) | undefined
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey

const toNumber = (group: HTMLElement | null) => group?.querySelector<HTMLElement>('[data-parcel-number]')?.focus()

/**
 * Tracking number and company of one parcel. Scanner input belongs in the number: letters typed while the company has
 * the focus go to the number too, instead of selecting another company.
 */
export function ParcelFields({
  name,
  parcel,
  companies,
  company,
  problem,
  onChange,
  onRead,
  onRemove,
}: ParcelFieldsProps) {
  const say = useText('records', 'form')
  const group = useRef<HTMLDivElement>(null)
  const added = parcel.key > 0
  useEffect(() => {
    if (added) toNumber(group.current)
  }, [added])
  return (
    <chakra.div ref={group} role="group" aria-label={name} display="flex" alignItems="flex-start" gap="2">
      <chakra.div flex="1" display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="3">
        <Field label={say('records.tracking_no')} required error={problem?.number}>
          <Input
            data-parcel-number
            value={parcel.number}
            autoComplete="off"
            onChange={event => onChange({ ...parcel, number: event.target.value })}
            onKeyDown={event => {
              if (event.key === 'Enter' && !event.nativeEvent.isComposing && onRead(event.currentTarget))
                event.preventDefault()
            }}
          />
        </Field>
        <Field label={say('records.express')} required error={problem?.company}>
          <Select
            value={company}
            choices={companies}
            placeholder={say('form.choose')}
            onChange={event => onChange({ ...parcel, code: event.target.value })}
            onKeyDown={event => {
              // The focus moves first, so the key itself goes to the number.
              if (isLetter(event)) toNumber(group.current)
            }}
          />
        </Field>
      </chakra.div>
      {onRemove && (
        <chakra.div pt="7">
          <IconButton size="sm" label={say('records.parcel_remove')} onClick={onRemove}>
            <Icon of={X} size={16} />
          </IconButton>
        </chakra.div>
      )}
    </chakra.div>
  )
}
