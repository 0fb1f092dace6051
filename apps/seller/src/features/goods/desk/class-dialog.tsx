import { chakra } from '@chakra-ui/react/styled-system'
import { useClassGoodsMutation, useStoreClassesQuery } from '@shiji/api/catalog/catalog.back-office.api.ts'
import { classNodes } from '@shiji/backoffice/nouns/tree/class-nodes.ts'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import type { ClassedGoods } from '@shiji/contract/catalog/desk/bulk.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import type { FormField } from '@shiji/ui/backoffice/form-field/form-field.ts'
import type { FormValues } from '@shiji/ui/backoffice/form-value/form-values.ts'
import type { DeskDialogProps } from './desk-dialog.ts'
import { PreviewDialog } from './preview-dialog.tsx'

/** Moves many goods to a class, after the page shows which attributes that drops. */
export function ClassDialog({ rows, onEnd }: DeskDialogProps) {
  const say = useText('goods', 'records')
  const locale = useLocale()
  const ids = rows.map(row => row.id)
  const tree = useStoreClassesQuery()
  const [send] = useClassGoodsMutation()
  const bodyOf = ({ class_id }: FormValues) => ({
    id: ids,
    class_id: Number(Array.isArray(class_id) ? class_id.at(-1) : class_id),
  })
  const fields: readonly FormField[] = [
    {
      ...{ type: 'cascader', name: 'class_id', label: say('goods.class'), searchable: true, required: true, span: 24 },
      nodes: classNodes(tree.data ?? [], locale),
    },
  ]
  return (
    <PreviewDialog<ClassedGoods>
      open
      title={say('records.goods_class_set')}
      fields={fields}
      initial={{ class_id: null }}
      ask={values => send({ ...bodyOf(values), dry: true }).unwrap()}
      show={preview => <Dropped preview={preview} />}
      isPossible={() => true}
      save={values => send(bodyOf(values)).unwrap()}
      onClose={onEnd}
    >
      {say('goods.class_set_many', { count: ids.length })}
      <chakra.p textStyle="sm" color="fg.muted">
        {say('goods.class_review')}
      </chakra.p>
    </PreviewDialog>
  )
}

function Dropped({ preview: { rows } }: { readonly preview: ClassedGoods }) {
  const say = useText('goods')
  const locale = useLocale()
  if (rows.length === 0) return <p>{say('goods.class_dropped_none')}</p>
  return (
    <chakra.div role="alert" textStyle="sm">
      <p>{say('goods.class_dropped')}</p>
      <chakra.ul mt="2" ps="5" listStyleType="disc">
        {rows.map(row => (
          <li key={row.goods_id}>
            {inLanguage(row, 'name', locale)}: {row.dropped.join(', ')}
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  )
}
