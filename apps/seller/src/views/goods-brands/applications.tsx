import { applicationColumns, applicationSearch } from '@shiji/backoffice/nouns/records/brand-application-parts.ts'
import { BrandTabs } from '@shiji/backoffice/nouns/records/brand-tabs.tsx'
import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import { ownBrandApplicationsCall } from '@shiji/contract/catalog/brand.calls.ts'

const applications = declarePage(ownBrandApplicationsCall, ({ say, upload }) => ({
  columns: applicationColumns(say),
  search: applicationSearch(say),
  details: [
    ...applicationColumns(say).map(column => ({ ...column, sortable: false as const })),
    { id: 'note', title: say('records.brand_note') },
    { id: 'decided_at', title: say('records.decided_at'), kind: 'time' },
    { id: 'created_at', title: say('common.created_at'), kind: 'time' },
  ],
  form: [
    { type: 'text', name: 'name', label: say('common.name'), required: true },
    { type: 'text', name: 'name_en', label: say('records.name_en'), required: true },
    { type: 'image', name: 'thumb', label: say('records.brand_logo'), upload },
    {
      type: 'text',
      name: 'registration_no',
      label: say('records.registration_no'),
      hint: say('records.registration_no_hint'),
    },
    { type: 'textarea', name: 'note', label: say('records.brand_note'), limit: 300, span: 24 },
  ],
  initial: { name: '', name_en: '', thumb: '', registration_no: '', note: '' },
  toValues: ({ name, name_en, thumb, registration_no, note }) => ({ name, name_en, thumb, registration_no, note }),
  toBody: ({ thumb, ...rest }) => ({ ...rest, thumb: thumb ?? '' }),
  schema: ({ object, string }) =>
    object({
      name: string().max(30, say('error.max_length', { limit: 30 })),
      name_en: string().max(60, say('error.max_length', { limit: 60 })),
      registration_no: string().max(40, say('error.max_length', { limit: 40 })),
    }),
  // A denied one is corrected and sent again; a passed one stays as it was decided.
  allows: (row, action) => action === 'show' || row.actions.includes(action === 'update' ? 'edit' : 'withdraw'),
}))

/** Applications of the store for brands that the platform does not know yet, with the decisions on them. */
export const Component = () => (
  <>
    <BrandTabs />
    <ResourcePage declare={applications} texts={['records', 'status']} />
  </>
)
