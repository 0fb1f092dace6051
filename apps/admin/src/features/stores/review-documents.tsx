import { chakra } from '@chakra-ui/react/styled-system'
import { documentAddress } from '@shiji/api/store/document-address.ts'
import { useReviewDocumentQuery } from '@shiji/api/store/store.back-office.api.ts'
import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import type { AdminStoreDetail } from '@shiji/contract/store/store.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Skeleton, Skeletons } from '@shiji/ui/common/skeleton/skeleton.tsx'

/** The documents of an application, for staff who may see them. */
export function ReviewDocuments({ store }: { readonly store: AdminStoreDetail }) {
  const say = useText('admin')
  const held = useHeldPermissions()
  return (
    <chakra.section position={{ lg: 'sticky' }} top="0" minW="0" aria-label={say('admin.store.review_documents')}>
      <chakra.h3 textStyle="md" fontWeight="semibold" mb="2">
        {say('admin.store.review_documents')}
      </chakra.h3>
      {held('store.document') ? (
        <chakra.div display="flex" flexDirection="column" gap="4">
          {store.documents.map(({ field, id }) => (
            <chakra.figure key={id} m="0">
              <chakra.figcaption textStyle="sm" color="fg.muted" mb="1">
                {say(`admin.store.${field}`)}
              </chakra.figcaption>
              <DocumentPicture id={id} name={say(`admin.store.${field}`)} />
            </chakra.figure>
          ))}
        </chakra.div>
      ) : (
        <chakra.p textStyle="sm" color="fg.muted">
          {say('admin.store.review_no_documents')}
        </chakra.p>
      )}
    </chakra.section>
  )
}

/** The picture of a document; each view is logged. */
export function DocumentPicture({ id, name }: { readonly id: number; readonly name: string }) {
  const say = useText('admin')
  const { data, isError } = useReviewDocumentQuery(id)
  if (isError)
    return (
      <chakra.p textStyle="sm" color="status.danger.fg">
        {say('admin.store.review_document_failed')}
      </chakra.p>
    )
  if (data === undefined)
    return (
      <Skeletons>
        <Skeleton h="200px" borderRadius="sm" />
      </Skeletons>
    )
  return (
    <chakra.img
      src={documentAddress(data)}
      alt={name}
      w="full"
      maxH="420px"
      objectFit="contain"
      bg="neutral.subtle"
      borderRadius="sm"
      style={{ aspectRatio: `${data.width} / ${data.height}` }}
    />
  )
}
