import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { IconButton } from '@shiji/ui/button/button.tsx'
import { Field } from '@shiji/ui/field/field.tsx'
import { Icon } from '@shiji/ui/icon/icon.tsx'
import { Input } from '@shiji/ui/input/input.tsx'
import { type Choice, Select } from '@shiji/ui/select/select.tsx'
import { X } from 'lucide-react'
import type { ParcelDraft, ParcelProblem } from './parcel-draft.ts'

interface ParcelFieldsProps {
  /** Spoken name of the parcel. */
  readonly name: string
  readonly parcel: ParcelDraft
  readonly companies: readonly Choice[]
  /** Company that stands there as long as nobody chose another. */
  readonly company: string
  readonly problem: ParcelProblem | undefined
  readonly onChange: (parcel: ParcelDraft) => void
  /** Takes the parcel away; the only one of an order stays. */
  readonly onRemove: (() => void) | undefined
}

/** Company and tracking number of one parcel. */
export function ParcelFields({ name, parcel, companies, company, problem, onChange, onRemove }: ParcelFieldsProps) {
  const say = useText('records')
  return (
    <chakra.div role="group" aria-label={name} display="flex" alignItems="flex-start" gap="2">
      <chakra.div flex="1" display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="3">
        <Field label={say('records.express')} required error={problem?.company}>
          <Select
            value={company}
            choices={companies}
            onChange={event => onChange({ ...parcel, code: event.target.value })}
          />
        </Field>
        <Field label={say('records.tracking_no')} required error={problem?.number}>
          <Input
            value={parcel.number}
            autoComplete="off"
            onChange={event => onChange({ ...parcel, number: event.target.value })}
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
