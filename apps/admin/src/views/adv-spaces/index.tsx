import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import { advSpaceCall } from '@shiji/contract/content/advert.calls.ts'
import { ADV_PLACES } from '@shiji/contract/content/words.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { callNameRule } from '../../features/content/text-fields.ts'

const spaces = declarePage(advSpaceCall, ({ say, locale }) => {
  const places = ADV_PLACES.map(value => ({ value, label: say(`content.place.${value}`) }))
  return {
    columns: [
      { id: 'name', title: say('common.name') },
      { id: 'name_en', title: say('records.name_en') },
      { id: 'code', title: say('content.call_name'), sortable: true },
      {
        id: 'place',
        title: say('content.place'),
        render: row => places.find(({ value }) => value === row.place)?.label,
      },
      { id: 'size', title: say('content.size'), render: row => `${row.width} × ${row.height}` },
      {
        id: 'advs',
        title: say('content.advs'),
        render: row => (
          <UiLink
            href={`/advs?space_id=${row.id}`}
            aria-label={say('content.advs_of', { count: row.advs, space: inLanguage(row, 'name', locale) })}
            color="accent.fg"
            textDecoration="underline"
          >
            {row.advs}
          </UiLink>
        ),
      },
      { id: 'created_at', title: say('common.created_at'), kind: 'time', sortable: true },
    ],
    search: [
      { type: 'text', name: 'name', label: say('common.name') },
      { type: 'text', name: 'code', label: say('content.call_name') },
      { type: 'select', name: 'place', label: say('content.place'), choices: places },
    ],
    form: [
      { type: 'text', name: 'name', label: say('common.name'), required: true },
      { type: 'text', name: 'name_en', label: say('records.name_en'), required: true },
      {
        type: 'text',
        name: 'code',
        label: say('content.call_name'),
        hint: say('content.call_name_hint'),
        required: true,
      },
      { type: 'select', name: 'place', label: say('content.place'), choices: places, required: true },
      { type: 'number', name: 'width', label: say('content.width'), unit: say('content.pixels'), required: true },
      { type: 'number', name: 'height', label: say('content.height'), unit: say('content.pixels'), required: true },
    ],
    initial: { name: '', name_en: '', code: '', place: 'other', width: 720, height: 320 },
    schema: rules => {
      const pixels = rules
        .number()
        .nullable()
        .min(1, say('error.minimum', { limit: 1 }))
        .max(4000, say('error.maximum', { limit: 4000 }))
      return rules.object({
        name: rules.string().max(25, say('error.max_length', { limit: 25 })),
        name_en: rules.string().max(60, say('error.max_length', { limit: 60 })),
        code: callNameRule(say, rules),
        width: pixels,
        height: pixels,
      })
    },
  }
})

/** Spaces for adverts. */
export const Component = () => <ResourcePage declare={spaces} texts={['content', 'records']} />
