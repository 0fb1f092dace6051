import { type GoodsRecord, useStoreClassesQuery } from '@shiji/api/catalog/catalog.back-office.api.ts'
import { classNodes } from '@shiji/backoffice/nouns/tree/class-nodes.ts'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { FormControl } from '@shiji/ui/backoffice/form-field/form-control.tsx'
import type { FormField } from '@shiji/ui/backoffice/form-field/form-field.ts'
import { useGoodsParts } from '../goods-form-context.ts'
import { AskedChoices } from './asked-choices.tsx'
import { BrandField } from './brand-field.tsx'
import { classPath } from './class-path.ts'
import { DraftCell, DraftField, FieldGrid } from './draft-field.tsx'

/** Name of the goods, and their place in the catalogue. */
export function BasicsSection({ goods }: { readonly goods: GoodsRecord | undefined }) {
  const say = useText('goods', 'records')
  return (
    <FieldGrid>
      <DraftField wide field={{ type: 'text', name: 'name', label: say('goods.name'), required: true }} />
      <DraftField wide field={{ type: 'text', name: 'name_en', label: say('goods.name_en') }} />
      <DraftField field={{ type: 'text', name: 'subname', label: say('records.subname') }} />
      <DraftField field={{ type: 'text', name: 'subname_en', label: say('goods.subname_en') }} />
      <ClassField goods={goods} />
      <BrandField goods={goods} />
      <DraftField field={{ type: 'text', name: 'goods_no', label: say('records.goods_no') }} />
    </FieldGrid>
  )
}

interface OfGoods {
  readonly goods: GoodsRecord | undefined
}

/** The class on the third level, down the classes that the store may sell in; the goods' own class stays a choice. */
function ClassField({ goods }: OfGoods) {
  const say = useText('goods')
  const locale = useLocale()
  const asked = useStoreClassesQuery()
  const { draft, change, readOnly } = useGoodsParts()
  const field: FormField = {
    type: 'cascader',
    name: 'class_id',
    label: say('goods.class'),
    searchable: true,
    required: true,
  }
  const chosen = typeof draft.values.class_id === 'number' ? draft.values.class_id : undefined
  const own = goods !== undefined && goods.class_id === chosen ? inLanguage(goods, 'class_name', locale) : ''
  return (
    <DraftCell field={field}>
      {readOnly ? (
        own || '-'
      ) : (
        <AskedChoices asked={asked}>
          {tree => {
            const path = chosen === undefined ? [] : classPath(tree, chosen)
            // A class that was taken from the store stays with the goods that are in it.
            const lost = chosen !== undefined && path.length === 1 ? [{ value: chosen, label: own, leaf: true }] : []
            return (
              <FormControl
                field={{ ...field, nodes: [...classNodes(tree, locale), ...lost] }}
                value={path}
                onChange={next => {
                  const class_id = Array.isArray(next) ? Number(next.at(-1)) : null
                  change(current => ({ ...current, values: { ...current.values, class_id } }), 'class_id')
                }}
                onBlur={() => undefined}
                onProblem={() => undefined}
              />
            )
          }}
        </AskedChoices>
      )}
    </DraftCell>
  )
}
