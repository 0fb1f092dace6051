import { useListRowsQuery } from '@shiji/api/resource/resource.api.ts'
import { useChangeOwnStoreMutation, useOwnStoreQuery } from '@shiji/api/store/own-store.seller.api.ts'
import { SavedForm } from '@shiji/backoffice/core/action/saved-form.tsx'
import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import { Loaded } from '@shiji/backoffice/page/dashboard/loaded.tsx'
import { Section, Stack } from '@shiji/backoffice/page/dashboard/section.tsx'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { rowsOf } from '@shiji/backoffice/page/declaration/rows-of.ts'
import { FoldedHistory } from '@shiji/backoffice/page/history/record-history.tsx'
import { useUploadFile } from '@shiji/backoffice/page/record/use-upload-file.ts'
import { expressCall } from '@shiji/contract/express/express.calls.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { storeFields, toChange, toValues } from '../../features/store/store-fields.ts'
import { StoreStanding } from '../../features/store/store-standing.tsx'

/** The own store: its state, its public data, and a holiday. */
export function Component() {
  const say = useText('store', 'status', 'registration')
  const locale = useLocale()
  const upload = useUploadFile()
  const asked = useOwnStoreQuery(undefined, { refetchOnMountOrArgChange: true })
  const [change] = useChangeOwnStoreMutation()
  const companies = useListRowsQuery({ path: '/expresses', query: { per_page: 100 } })
  const choices = rowsOf(expressCall, companies.data?.data ?? []).map(row => ({
    value: row.id,
    label: inLanguage(row, 'name', locale),
  }))
  const held = useHeldPermissions()
  const mayChange = held('store.update')
  return (
    <Loaded asked={asked}>
      {store => (
        <Stack>
          <StoreStanding store={store} />
          {held('store.registration') && (
            <UiLink href="/stores/registration" color="accent.fg" fontWeight="medium" textDecoration="underline">
              {say('registration.link')}
            </UiLink>
          )}
          <Section title={say('store.settings')}>
            <SavedForm
              fields={storeFields(store, say, upload, choices)}
              initial={toValues(store)}
              schema={({ number, object, string }) =>
                object({
                  store_name_en: string().max(80, say('error.max_length', { limit: 80 })),
                  mobile: string().max(20, say('error.max_length', { limit: 20 })),
                  after_sale_service: string().max(20_000, say('error.max_length', { limit: 20_000 })),
                  ship_hours: number()
                    .nullable()
                    .min(1, say('error.minimum', { limit: 1 }))
                    .max(720, say('error.maximum', { limit: 720 })),
                  lat: number()
                    .nullable()
                    .min(-90, say('error.minimum', { limit: -90 }))
                    .max(90, say('error.maximum', { limit: 90 })),
                  lng: number()
                    .nullable()
                    .min(-180, say('error.minimum', { limit: -180 }))
                    .max(180, say('error.maximum', { limit: 180 })),
                  low_stock: number()
                    .nullable()
                    .min(0, say('error.minimum', { limit: 0 }))
                    .max(9999, say('error.maximum', { limit: 9999 })),
                })
              }
              save={values => change(toChange(store, values)).unwrap()}
              mayChange={mayChange}
            />
            <FoldedHistory subject="store" id={store.id} />
          </Section>
        </Stack>
      )}
    </Loaded>
  )
}
