import type { Conflict } from '@shiji/api/resource/resource.api.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { ConflictDialog } from '@shiji/ui/backoffice/data-table/conflict/conflict-dialog.tsx'
import { type GoodsDraft, isMatrixChanged, PLAIN_FIELDS, type PlainField } from '../draft/goods-draft.ts'
import { placeWords } from '../faults/place-words.ts'

/** Fields whose values can be shown in one line. */
const TOLD = ['name', 'name_en', 'subname', 'subname_en', 'goods_no', 'video'] as const satisfies readonly PlainField[]

const shown = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : '-')

/** Another person saved the goods in the meantime: shows both versions and the choice between them. */
export function GoodsConflict({
  conflict,
  base,
  mine,
  busy,
  onReload,
  onOverwrite,
  onCancel,
}: {
  readonly conflict: Conflict
  readonly base: GoodsDraft
  readonly mine: GoodsDraft
  readonly busy: boolean
  readonly onReload: () => void
  readonly onOverwrite: () => void
  readonly onCancel: () => void
}) {
  const say = useText('goods', 'records', 'common')
  const locale = useLocale()
  const { current } = conflict
  const words = placeWords(mine, say, locale)
  const changed = PLAIN_FIELDS.filter(name => JSON.stringify(base.values[name]) !== JSON.stringify(mine.values[name]))
  const fields = changed.map(name => {
    const isTold = TOLD.some(each => each === name)
    return {
      name,
      label: words(name),
      mine: isTold ? shown(mine.values[name]) : say('goods.conflict_mine'),
      theirs: isTold ? shown(current[name]) : say('goods.conflict_theirs'),
    }
  })
  const skus = {
    name: 'skus',
    label: say('goods.section.skus'),
    mine: say('goods.conflict_mine'),
    theirs: say('goods.conflict_theirs'),
  }
  return (
    <ConflictDialog
      open
      changedBy={conflict.changedBy ?? undefined}
      changedAt={conflict.changedAt ?? undefined}
      fields={isMatrixChanged(base.matrix, mine.matrix) ? [...fields, skus] : fields}
      busy={busy}
      onReload={onReload}
      onOverwrite={onOverwrite}
      onCancel={onCancel}
    />
  )
}
