import { chakra } from '@chakra-ui/react/styled-system'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import {
  APPLICATION_FIELDS,
  APPLICATION_LIMITS,
  type ApplicationField,
  DOCUMENT_FIELDS,
} from '@shiji/contract/store/application.fields.ts'
import type { AdminStoreDetail } from '@shiji/contract/store/store.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { useFileAddress } from '@shiji/ui/common/file-address/file-address.ts'
import { Input } from '@shiji/ui/common/input/input.tsx'
import { Tag } from '@shiji/ui/common/tag-badge/tag-badge.tsx'

/** Reasons by field, as they are typed. */
export type Reasons = Readonly<Partial<Record<ApplicationField, string>>>

export interface ReviewFactsProps {
  readonly store: AdminStoreDetail
  readonly reasons: Reasons
  readonly onReasons: (reasons: Reasons) => void
}

/** Every field of an application with its value; what changed since the last round is marked, and each can get a reason. */
export function ReviewFacts({ store, reasons, onReasons }: ReviewFactsProps) {
  const say = useText('admin')
  const changed = store.rounds[0]?.changed ?? []
  return (
    <chakra.dl display="flex" flexDirection="column">
      {APPLICATION_FIELDS.map(field => {
        const label = say(`admin.store.${field}`)
        const reason = reasons[field]
        const { [field]: _, ...others } = reasons
        return (
          <chakra.div
            key={field}
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: '160px minmax(0, 1fr) auto' }}
            columnGap="4"
            alignItems="center"
            py="1.5"
            borderBottomWidth="1px"
            borderColor="border"
          >
            <chakra.dt gridColumn={{ base: '1', md: 'auto' }} textStyle="md" color="fg.muted">
              {label}
            </chakra.dt>
            <chakra.dd
              m="0"
              gridRow={{ base: '2', md: 'auto' }}
              display="flex"
              flexWrap="wrap"
              alignItems="center"
              gap="2"
              minW="0"
              overflowWrap="anywhere"
            >
              {store.missing.includes(field) ? (
                <Tag tone="warning">{say('admin.store.review_missing')}</Tag>
              ) : (
                <Value store={store} field={field} />
              )}
              {changed.includes(field) && <Tag tone="info">{say('admin.store.review_changed')}</Tag>}
            </chakra.dd>
            <Button
              size="sm"
              look="ghost"
              tone="neutral"
              aria-label={say('admin.store.review_reason_add', { field: label })}
              aria-expanded={reason !== undefined}
              onClick={() => onReasons(reason === undefined ? { ...reasons, [field]: '' } : others)}
            >
              {say('common.reason')}
            </Button>
            {reason !== undefined && (
              <chakra.div gridColumn="1 / -1" pt="1" pb="2">
                <Input
                  autoFocus
                  aria-label={say('admin.store.review_reason_of', { field: label })}
                  maxLength={APPLICATION_LIMITS.reason}
                  value={reason}
                  onChange={event => onReasons({ ...reasons, [field]: event.target.value })}
                />
              </chakra.div>
            )}
          </chakra.div>
        )
      })}
    </chakra.dl>
  )
}

function Value({ store, field }: { readonly store: AdminStoreDetail; readonly field: ApplicationField }) {
  const say = useText('ui')
  const locale = useLocale()
  const address = useFileAddress()
  switch (field) {
    case 'store_logo':
      return <chakra.img src={address(store.store_logo)} alt="" w="48px" h="48px" borderRadius="sm" objectFit="cover" />
    case 'store_name':
      return store.store_name
    case 'class_id':
      return store.classes.map(each => inLanguage(each, 'name', locale)).join(say('ui.list_separator'))
    case 'store_company_name':
      return store.company_name
    case 'area':
      return store.area_info
    case 'store_address':
      return store.address
    default: {
      if (DOCUMENT_FIELDS.some(each => each === field)) return null
      const value = store.application[field]
      return typeof value === 'string' ? value : null
    }
  }
}
