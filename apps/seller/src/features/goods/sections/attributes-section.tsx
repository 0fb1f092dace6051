import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { SortableList } from '@shiji/ui/common/sortable-list/sortable-list.tsx'
import { WarningNote } from '@shiji/ui/common/warning-note/warning-note.tsx'
import type { AttributeDraft } from '../draft/goods-draft.ts'
import { attributePlace } from '../faults/problem-places.ts'
import { useGoodsParts } from '../goods-form-context.ts'
import { PlainInput } from '../plain-input.tsx'
import { ClassAttributes } from './class-attributes.tsx'
import { names, useClassOffer, useLeftBehind } from './use-class-offer.ts'

/** Most rows of the table, as the contract has it. */
const MOST = 40

const TEXTS = {
  name: 'goods.attribute',
  value: 'goods.attribute_value',
  name_en: 'goods.attribute_en',
  value_en: 'goods.attribute_value_en',
} as const
const FIELDS = ['name', 'value', 'name_en', 'value_en'] as const

const nextKey = (attributes: readonly AttributeDraft[]): string =>
  `t${Math.max(-1, ...attributes.map(each => Number(each.key.slice(1)))) + 1}`

/**
 * The specification table: names with values, in both languages. The attributes of the class come first; rows that they
 * do not name follow, also those that an earlier class had.
 */
export function AttributesSection() {
  const say = useText('goods')
  const { draft, problems, change, readOnly } = useGoodsParts()
  const { attributes } = draft
  const found = useClassOffer()
  const left = useLeftBehind(found)
  const offered = found?.offer.attributes ?? []
  const ofClass = new Set(offered.map(each => attributes.find(row => names(row, each))))
  const further = attributes.filter(row => !ofClass.has(row))
  const put = (alter: (rows: readonly AttributeDraft[]) => readonly AttributeDraft[], about = 'attributes') =>
    change(now => ({ ...now, attributes: alter(now.attributes) }), about)
  if (readOnly)
    return (
      <chakra.dl display="grid" gridTemplateColumns="max-content 1fr" columnGap="6" rowGap="2" textStyle="md">
        {attributes.map(({ key, name, value }) => (
          <chakra.div key={key} display="contents">
            <chakra.dt color="fg.muted">{name}</chakra.dt>
            <dd>{value}</dd>
          </chakra.div>
        ))}
      </chakra.dl>
    )
  return (
    <chakra.div display="grid" gap="3" data-field="attributes" data-wrong={'attributes' in problems}>
      <ClassAttributes attributes={offered} nextKey={nextKey} />
      {left.length > 0 && (
        <WarningNote>{say('goods.attributes_left', { names: left.join(say('goods.list_comma')) })}</WarningNote>
      )}
      {offered.length > 0 && (
        <chakra.h3 fontWeight="semibold" textStyle="md">
          {say('goods.class_attributes_more')}
        </chakra.h3>
      )}
      <chakra.p textStyle="sm" color="fg.muted">
        {say(attributes.length === 0 ? 'goods.attributes_none' : 'goods.attributes_hint')}
      </chakra.p>
      <SortableList
        items={further}
        keyOf={each => each.key}
        nameOf={each => each.name || say('goods.attribute')}
        label={say('goods.section.attributes')}
        onOrder={rows => put(all => [...all.filter(row => ofClass.has(row)), ...rows])}
      >
        {(attribute, at) => (
          <chakra.div display="flex" flexWrap={{ base: 'wrap', md: 'nowrap' }} alignItems="center" gap="2" py="2">
            <chakra.div
              flex={{ base: '1 1 100%', md: '1' }}
              minW="0"
              display="grid"
              gap="2"
              gridTemplateColumns={{ base: '1fr', md: '1fr 1fr', xl: 'repeat(4, 1fr)' }}
            >
              {FIELDS.map(field => {
                const place = attributePlace(attribute.key, field)
                return (
                  <div key={field} data-field={place}>
                    <PlainInput
                      label={say('goods.attribute_at', { at: at + 1, label: say(TEXTS[field]) })}
                      placeholder={say(TEXTS[field])}
                      value={attribute[field]}
                      problem={problems[place]}
                      onValue={text =>
                        put(
                          rows => rows.map(row => (row.key === attribute.key ? { ...row, [field]: text } : row)),
                          place,
                        )
                      }
                    />
                  </div>
                )
              })}
            </chakra.div>
            <Button
              size="xs"
              look="ghost"
              tone="danger"
              aria-label={say('goods.remove_row', { at: at + 1 })}
              onClick={() => put(rows => rows.filter(row => row.key !== attribute.key))}
            >
              {say('common.delete')}
            </Button>
          </chakra.div>
        )}
      </SortableList>
      {attributes.length < MOST && (
        <div>
          <Button
            size="sm"
            onClick={() =>
              put(rows => [...rows, { key: nextKey(rows), name: '', name_en: '', value: '', value_en: '' }])
            }
          >
            {say('goods.add_row')}
          </Button>
        </div>
      )}
    </chakra.div>
  )
}
