import { chakra } from '@chakra-ui/react/styled-system'
import { useListFreightsQuery } from '@shiji/api/store/store.back-office.api.ts'
import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import { FREIGHT_MODES } from '@shiji/contract/statuses.ts'
import { useText } from '@shiji/i18n/react.ts'
import { FormControl } from '@shiji/ui/backoffice/form-field/form-control.tsx'
import type { FormField } from '@shiji/ui/backoffice/form-field/form-field.ts'
import { Checkbox } from '@shiji/ui/common/checkbox/checkbox.tsx'
import { useGroupAttributes } from '@shiji/ui/common/field/field-context.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { WarningNote } from '@shiji/ui/common/warning-note/warning-note.tsx'
import type { ReactNode } from 'react'
import { useGoodsParts } from '../goods-form-context.ts'
import { AskedChoices } from './asked-choices.tsx'
import { DraftCell, DraftField, FieldGrid } from './draft-field.tsx'

/** What delivery costs and what the store promises. */
export function DeliverySection() {
  const say = useText('goods', 'status')
  const { draft, readOnly } = useGoodsParts()
  return (
    <FieldGrid>
      <DraftField
        wide
        field={{
          type: 'radio',
          name: 'freight_mode',
          label: say('goods.freight_mode'),
          choices: FREIGHT_MODES.map(value => ({ value, label: say(`status.freight.${value}`) })),
        }}
      />
      {draft.values.freight_mode === 'default' && !readOnly && <NoDefault />}
      {draft.values.freight_mode === 'custom' && <FreightField />}
      <DraftField
        field={{
          type: 'number',
          name: 'ship_hours',
          label: say('goods.ship_hours'),
          hint: say('goods.ship_hours_hint'),
        }}
      />
      <ServicesField />
    </FieldGrid>
  )
}

/** Says that goods with the usual freight cannot be ordered, as long as the store has no default template. */
function NoDefault() {
  const say = useText('goods')
  const mayAsk = useHeldPermissions()('freight.view')
  const { data: templates } = useListFreightsQuery(undefined, { skip: !mayAsk, refetchOnMountOrArgChange: true })
  if (templates === undefined || templates.some(template => template.is_default)) return null
  return (
    <chakra.div gridColumn="1 / -1">
      <WarningNote>
        {say('goods.freight_no_default')}{' '}
        <UiLink href="/freights" textDecoration="underline">
          {say('goods.freight_go')}
        </UiLink>
      </WarningNote>
    </chakra.div>
  )
}

/** A freight template of the store; people who may not see templates keep the current one. */
function FreightField() {
  const say = useText('goods')
  const mayAsk = useHeldPermissions()('freight.view')
  const asked = useListFreightsQuery(undefined, { skip: !mayAsk, refetchOnMountOrArgChange: true })
  const { draft, change, readOnly } = useGoodsParts()
  const value = draft.values.freight_id
  const field: FormField = { type: 'select', name: 'freight_id', label: say('goods.freight_id'), required: true }
  if (!mayAsk) return <DraftCell field={field}>{typeof value === 'number' ? `#${value}` : '-'}</DraftCell>
  return (
    <DraftCell field={asked.data?.length === 0 ? { ...field, hint: say('goods.freight_none') } : field}>
      <AskedChoices asked={asked}>
        {templates =>
          readOnly ? (
            (templates.find(template => template.id === value)?.name ?? '-')
          ) : (
            <FormControl
              field={{ ...field, choices: templates.map(({ id, name }) => ({ value: id, label: name })) }}
              value={value}
              onChange={freight_id =>
                change(current => ({ ...current, values: { ...current.values, freight_id } }), 'freight_id')
              }
              onBlur={() => undefined}
              onProblem={() => undefined}
            />
          )
        }
      </AskedChoices>
    </DraftCell>
  )
}

/** Promises that the shop has words for. */
const PROMISES = ['seven_days_return', 'ship_in_48h', 'genuine'] as const

/** Promises to select; custom promises of existing goods can only be deselected. */
function ServicesField() {
  const say = useText('goods')
  const { draft, change, readOnly } = useGoodsParts()
  const chosen = Array.isArray(draft.values.services) ? draft.values.services.map(String) : []
  const own = chosen.filter(each => !PROMISES.some(promise => promise === each))
  const field: FormField = { type: 'radio', name: 'services', label: say('goods.services') }
  const choices = [
    ...PROMISES.map(value => ({ value: String(value), label: say(`goods.promise.${value}`) })),
    ...own.map(value => ({ value, label: value })),
  ]
  const put = (value: string, on: boolean) => {
    const services = on ? [...chosen, value] : chosen.filter(each => each !== value)
    change(current => ({ ...current, values: { ...current.values, services } }), 'services')
  }
  const words = choices.filter(({ value }) => chosen.includes(value)).map(({ label }) => label)
  return (
    <DraftCell wide field={field}>
      {readOnly ? (
        words.join(' · ') || '-'
      ) : (
        <Ticks>
          {choices.map(({ value, label }) => (
            <Checkbox
              key={value}
              id={undefined}
              checked={chosen.includes(value)}
              onChange={event => put(value, event.target.checked)}
            >
              {label}
            </Checkbox>
          ))}
        </Ticks>
      )}
    </DraftCell>
  )
}

function Ticks({ children }: { readonly children: ReactNode }) {
  return (
    <chakra.div {...useGroupAttributes()} display="flex" flexWrap="wrap" columnGap="5" rowGap="1" py="1.5">
      {children}
    </chakra.div>
  )
}
