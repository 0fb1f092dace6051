import { chakra } from '@chakra-ui/react/styled-system'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Autocomplete } from '@shiji/ui/backoffice/autocomplete/autocomplete.tsx'
import { Field } from '@shiji/ui/common/field/field.tsx'
import type { AttributeDraft } from '../draft/goods-draft.ts'
import { attributePlace } from '../faults/problem-places.ts'
import { useGoodsParts } from '../goods-form-context.ts'
import { PlainInput } from '../plain-input.tsx'
import { names, type OfferedAttribute } from './use-class-offer.ts'

export interface ClassAttributesProps {
  readonly attributes: readonly OfferedAttribute[]
  /** Key of the next row of the table. */
  readonly nextKey: (rows: readonly AttributeDraft[]) => string
}

/**
 * The attributes of the class, each with its values to choose from; any other text may be typed. They are rows of the
 * same table: one that is emptied leaves it.
 */
export function ClassAttributes({ attributes, nextKey }: ClassAttributesProps) {
  const say = useText('goods')
  if (attributes.length === 0) return null
  return (
    <chakra.fieldset minW="0">
      <chakra.legend mb="2" fontWeight="semibold" textStyle="md">
        {say('goods.class_attributes')}
      </chakra.legend>
      <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', xl: '1fr 1fr' }}>
        {attributes.map(attribute => (
          <ClassAttribute key={attribute.id} attribute={attribute} nextKey={nextKey} />
        ))}
      </chakra.div>
    </chakra.fieldset>
  )
}

function ClassAttribute({
  attribute,
  nextKey,
}: Pick<ClassAttributesProps, 'nextKey'> & { readonly attribute: OfferedAttribute }) {
  const say = useText('goods')
  const locale = useLocale()
  const { draft, problems, change } = useGoodsParts()
  const row = draft.attributes.find(each => names(each, attribute))
  const label = inLanguage(attribute, 'name', locale)
  const places = { value: place(row, 'value'), value_en: place(row, 'value_en') }
  const put = (texts: Partial<Pick<AttributeDraft, 'value' | 'value_en'>>, about: string) =>
    change(now => ({ ...now, attributes: withValue(now.attributes, attribute, texts, nextKey) }), about)
  const choose = (text: string) => {
    // Either name of a known value is chosen with the other one.
    const known = attribute.values.find(each => each.name === text || (each.name_en !== '' && each.name_en === text))
    if (known !== undefined) return put({ value: known.name, value_en: known.name_en }, places.value)
    const was = attribute.values.find(each => each.name === row?.value)
    // The English name of a known value does not stay with another text.
    return put(was?.name_en === row?.value_en ? { value: text, value_en: '' } : { value: text }, places.value)
  }
  const value = row?.value ?? ''
  const isUnlisted = value.trim() !== '' && attribute.is_filter && attribute.values.every(each => each.name !== value)
  return (
    <chakra.div display="grid" gap="2" gridTemplateColumns="1fr 1fr" alignItems="start" minW="0">
      <div data-field={places.value} data-wrong={places.value in problems}>
        <Field
          label={label}
          error={problems[places.value]}
          {...(isUnlisted ? { hint: say('goods.value_unlisted') } : {})}
        >
          <Autocomplete value={value} choices={attribute.values.map(each => each.name)} onValue={choose} />
        </Field>
      </div>
      <div data-field={places.value_en} data-wrong={places.value_en in problems}>
        <Field label={say('goods.attribute_value_en')} error={problems[places.value_en]}>
          <PlainInput
            size="default"
            label={`${label}: ${say('goods.attribute_value_en')}`}
            value={row?.value_en ?? ''}
            onValue={value_en => put({ value_en }, places.value_en)}
          />
        </Field>
      </div>
    </chakra.div>
  )
}

const place = (row: AttributeDraft | undefined, field: 'value' | 'value_en'): string =>
  row === undefined ? 'attributes' : attributePlace(row.key, field)

/** The rows with other texts for this attribute: a new row at the end, and none when both texts are empty. */
function withValue(
  rows: readonly AttributeDraft[],
  attribute: OfferedAttribute,
  texts: Partial<Pick<AttributeDraft, 'value' | 'value_en'>>,
  nextKey: ClassAttributesProps['nextKey'],
): readonly AttributeDraft[] {
  const row = rows.find(each => names(each, attribute))
  const { name, name_en } = attribute
  const next = { ...(row ?? { key: nextKey(rows), name, name_en, value: '', value_en: '' }), ...texts }
  if (next.value === '' && next.value_en === '') return rows.filter(each => each !== row)
  return row === undefined ? [...rows, next] : rows.map(each => (each === row ? next : each))
}
