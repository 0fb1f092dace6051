import { ImageUpload } from '../../image-upload/image-upload.tsx'
import type { ControlProps, ImageField } from '../form-field.ts'
import { textsOf } from '../read-value.ts'

export function ImageControl({ field, value, onChange }: ControlProps<ImageField>) {
  const most = field.most ?? 1
  return (
    <ImageUpload
      name={field.name}
      upload={field.upload}
      most={most}
      {...(field.bytes === undefined ? {} : { bytes: field.bytes })}
      value={textsOf(value)}
      onValue={urls => onChange(most > 1 ? [...urls] : (urls[0] ?? ''))}
    />
  )
}
