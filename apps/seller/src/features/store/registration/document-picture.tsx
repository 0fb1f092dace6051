import { chakra } from '@chakra-ui/react/styled-system'
import { documentAddress } from '@shiji/api/store/document-address.ts'
import { useKeepOwnDocumentMutation, useOwnStoreDocumentQuery } from '@shiji/api/store/registration.seller.api.ts'
import { refusalOf } from '@shiji/backoffice/core/action/refusal.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import type { DocumentField } from '@shiji/contract/store/application.fields.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Field } from '@shiji/ui/common/field/field.tsx'
import { Spinner } from '@shiji/ui/common/spinner/spinner.tsx'
import { useId } from 'react'

const TYPES = ['image/jpeg', 'image/png', 'image/webp']
const MEGABYTE = 1_048_576

export interface DocumentPictureProps {
  readonly field: DocumentField
  readonly label: string
  /** Id of the picture; null without one. */
  readonly value: number | null
  readonly problem: string | undefined
  readonly onProblem: (message: string | undefined) => void
  /** Called with the id of the new picture. */
  readonly onValue: (id: number) => void
}

/** The picture of a document: sent when it is chosen, stored encrypted, and shown to its owner. */
export function DocumentPicture({ field, label, value, problem, onProblem, onValue }: DocumentPictureProps) {
  const say = useText('registration', 'error', 'backoffice')
  const id = useId()
  const [keep, { isLoading }] = useKeepOwnDocumentMutation()
  const mb = Math.floor(LIMITS.upload.imageBytes / MEGABYTE)
  const take = async (file: File | undefined) => {
    if (file === undefined) return
    if (!TYPES.includes(file.type)) return onProblem(say('error.upload_type'))
    if (file.size > LIMITS.upload.imageBytes) return onProblem(say('error.upload_size', { mb }))
    onProblem(undefined)
    const { data, error } = await keep({ file, name: field })
    if (data?.id !== undefined) return onValue(data.id)
    const { fields = {}, message } = refusalOf(error, say)
    onProblem(fields[field] ?? message ?? say('error.operation_failed'))
  }
  return (
    <Field label={label} hint={say('registration.document_rules', { mb })} error={problem} controlId={id}>
      <chakra.div display="grid" gap="2" maxW="320px">
        {value !== null && <Preview id={value} alt={label} />}
        <chakra.input
          id={id}
          type="file"
          accept={TYPES.join(',')}
          disabled={isLoading}
          minH="44px"
          textStyle="sm"
          onChange={event => {
            void take(event.target.files?.[0])
            // The same file may be chosen again after a failure.
            event.target.value = ''
          }}
        />
        {isLoading && (
          <chakra.span role="status" textStyle="sm" display="flex" gap="2" alignItems="center">
            <Spinner size={16} />
            {say('registration.document_sending')}
          </chakra.span>
        )}
      </chakra.div>
    </Field>
  )
}

function Preview({ id, alt }: { readonly id: number; readonly alt: string }) {
  const say = useText('registration')
  const { data, isError } = useOwnStoreDocumentQuery(id)
  if (isError) return <chakra.span textStyle="sm">{say('registration.document_lost')}</chakra.span>
  if (data === undefined) return <Spinner />
  return (
    <chakra.img
      src={documentAddress(data)}
      alt={alt}
      w="full"
      maxH="200px"
      objectFit="contain"
      bg="neutral.subtle"
      borderRadius="sm"
      style={{ aspectRatio: `${data.width} / ${data.height}` }}
    />
  )
}
