import { useLocale, useText } from '@shiji/i18n/react.ts'
import type { Namespace } from '@shiji/i18n/text-key.ts'
import { useMemo } from 'react'
import { useUploadFile } from '../record/use-upload-file.ts'
import { useServerImporter } from '../resource/use-server-importer.ts'
import type { ResourceTools } from './resource-declaration.ts'

/** What a declaration is made with, on a page that shows parts of it. */
export function useResourceTools(...texts: Namespace[]): ResourceTools {
  const say = useText(...texts)
  const locale = useLocale()
  const upload = useUploadFile()
  const serverImporter = useServerImporter()
  return useMemo(() => ({ say, locale, upload, serverImporter }), [say, locale, upload, serverImporter])
}
