import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import { synonymCall } from '@shiji/contract/catalog/synonym.calls.ts'
import { TagBadge } from '@shiji/ui/common/tag-badge/tag-badge.tsx'
import { flagIn } from '../features/records/flag-in.ts'

/** Synonyms and hidden words of the search; a change holds within seconds. */
const synonyms = declarePage(synonymCall, ({ say, locale }) => {
  const yesNo = [
    { label: say('common.yes'), value: 1 },
    { label: say('common.no'), value: 0 },
  ]
  const flag = (isOn: boolean) => <TagBadge value={isOn ? 1 : 0}>{say(isOn ? 'common.yes' : 'common.no')}</TagBadge>
  return {
    columns: [
      { id: 'word', title: say('admin.synonym.word'), sortable: true },
      { id: 'means', title: say('admin.synonym.means') },
      { id: 'two_way', title: say('admin.synonym.two_way'), render: row => flag(row.two_way) },
      { id: 'class_name', title: say('admin.synonym.class'), render: row => inLanguage(row, 'class_name', locale) },
      { id: 'enabled', title: say('admin.synonym.enabled'), render: row => flag(row.enabled) },
      { id: 'created_at', title: say('common.created_at'), kind: 'time', sortable: true },
    ],
    search: [
      { type: 'text', name: 'word', label: say('admin.synonym.word') },
      { type: 'text', name: 'means', label: say('admin.synonym.means') },
      { type: 'select', name: 'two_way', label: say('admin.synonym.two_way'), choices: yesNo },
      { type: 'select', name: 'enabled', label: say('admin.synonym.enabled'), choices: yesNo },
      { type: 'daterange', name: 'created_at', label: say('common.created_at') },
    ],
    form: [
      {
        type: 'text',
        name: 'word',
        label: say('admin.synonym.word'),
        required: true,
        hint: say('admin.synonym.word_hint'),
      },
      { type: 'text', name: 'means', label: say('admin.synonym.means'), hint: say('admin.synonym.means_hint') },
      {
        type: 'switch',
        name: 'two_way',
        label: say('admin.synonym.two_way'),
        hint: say('admin.synonym.two_way_hint'),
        on: true,
        off: false,
      },
      { type: 'text', name: 'class_name', label: say('admin.synonym.class'), hint: say('admin.synonym.class_hint') },
      { type: 'switch', name: 'enabled', label: say('admin.synonym.enabled'), on: true, off: false },
    ],
    initial: { word: '', means: '', two_way: true, class_name: '', enabled: true },
    imports: [
      { name: 'word', title: say('admin.synonym.word'), required: true },
      { name: 'means', title: say('admin.synonym.means') },
      { name: 'two_way', title: say('admin.synonym.two_way'), read: flagIn(say) },
      { name: 'class_name', title: say('admin.synonym.class') },
      { name: 'enabled', title: say('admin.synonym.enabled'), read: flagIn(say) },
    ],
    schema: ({ object, string }) =>
      object({
        word: string().max(40, say('error.max_length', { limit: 40 })),
        means: string().max(500, say('error.max_length', { limit: 500 })),
        class_name: string().max(60, say('error.max_length', { limit: 60 })),
      }),
  }
})

export const Component = () => <ResourcePage declare={synonyms} texts={['admin']} />
