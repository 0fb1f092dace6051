import { chakra } from '@chakra-ui/react/styled-system'
import { useLazyFreightQuoteQuery } from '@shiji/api/store/store.back-office.api.ts'
import { refusalOf } from '@shiji/backoffice/core/action/refusal.ts'
import { Section } from '@shiji/backoffice/page/dashboard/section.tsx'
import type { FreightQuote } from '@shiji/contract/store/store.ts'
import { useText } from '@shiji/i18n/react.ts'
import { FormRenderer } from '@shiji/ui/backoffice/form/form-renderer.tsx'
import type { FormField } from '@shiji/ui/backoffice/form-field/form-field.ts'
import type { FormValues } from '@shiji/ui/backoffice/form-value/form-values.ts'
import type { CascadeNode } from '@shiji/ui/common/cascader/cascade-node.ts'
import { useMemo, useState } from 'react'
import { FreightResult } from './freight-result.tsx'
import type { FreightTemplate } from './freight-template.ts'

export interface FreightCalculatorProps {
  readonly templates: readonly FreightTemplate[]
  /** Provinces, and the cities of one. */
  readonly loadAreas: (parent: CascadeNode | undefined) => Promise<readonly CascadeNode[]>
}

const GRAMS = 1_000
const START: FormValues = { area: [], weight: 0.5, pieces: 1, price: 0, freight_id: null }

/** What a parcel to an area costs by the saved templates, with the reasons. */
export function FreightCalculator({ templates, loadAreas }: FreightCalculatorProps) {
  const say = useText('freight', 'backoffice')
  const [ask] = useLazyFreightQuoteQuery()
  const [quote, setQuote] = useState<FreightQuote>()
  const fields = useMemo<readonly FormField[]>(
    () => [
      { type: 'cascader', name: 'area', label: say('freight.calculator_area'), load: loadAreas, required: true },
      {
        type: 'select',
        name: 'freight_id',
        label: say('freight.calculator_template'),
        placeholder: say('freight.calculator_usual'),
        choices: templates.map(({ id, name }) => ({ value: id, label: name })),
      },
      {
        type: 'number',
        name: 'weight',
        label: say('freight.calculator_piece'),
        decimals: 3,
        unit: say('freight.kg'),
        required: true,
      },
      { type: 'number', name: 'pieces', label: say('freight.calculator_pieces'), required: true },
      { type: 'money', name: 'price', label: say('freight.calculator_price'), required: true },
    ],
    [say, loadAreas, templates],
  )
  const submit = async (values: FormValues) => {
    const area = Array.isArray(values.area) ? values.area.at(-1) : undefined
    const own = Number(values.freight_id ?? 0)
    const { data, error } = await ask({
      area_id: Number(area ?? 0),
      weight: Math.round(Number(values.weight) * GRAMS),
      pieces: Number(values.pieces),
      price: Number(values.price),
      ...(own > 0 ? { freight_id: own } : {}),
    })
    setQuote(data)
    if (data !== undefined) return undefined
    const { fields: wrong = {}, message } = refusalOf(error, say)
    const { area_id, ...others } = wrong
    return {
      fields: { ...others, ...(area_id === undefined ? {} : { area: area_id }) },
      ...(message === undefined ? {} : { message }),
    }
  }
  return (
    <Section title={say('freight.calculator')}>
      <chakra.p mb="3" textStyle="sm" color="fg.muted">
        {say('freight.calculator_hint')}
      </chakra.p>
      <FormRenderer
        fields={fields}
        initial={START}
        submitLabel={say('freight.calculate')}
        labelWidth="140px"
        onSubmit={submit}
      />
      {quote !== undefined && <FreightResult quote={quote} />}
    </Section>
  )
}
