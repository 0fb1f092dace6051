import { FileUpload } from '../../file-upload/file-upload.tsx'
import type { ControlProps } from '../../form-field/form-field.ts'
import { textOf, textsOf } from '../../form-value/read-value.ts'
import { AvatarUpload } from '../../image-crop/avatar-upload.tsx'
import type { AvatarField, FileField } from '../file-types.ts'

export function AvatarControl({ field, value, onChange }: ControlProps<AvatarField>) {
  return <AvatarUpload upload={field.upload} value={textOf(value)} onValue={onChange} />
}

export function FileControl({ field, value, onChange }: ControlProps<FileField>) {
  const most = field.most ?? 1
  return (
    <FileUpload
      name={field.name}
      upload={field.upload}
      most={most}
      accept={field.accept}
      {...(field.bytes === undefined ? {} : { bytes: field.bytes })}
      value={textsOf(value)}
      onValue={urls => onChange(most > 1 ? [...urls] : (urls[0] ?? ''))}
    />
  )
}
