import { useLocale, useText } from '@shiji/i18n/react.ts'
import type { Namespace } from '@shiji/i18n/text-key.ts'
import { useMemo } from 'react'
import type { ResourceTools } from '../declaration/resource-declaration.ts'
import { useUploadFile } from '../record/use-upload-file.ts'
import { useServerImporter } from './use-server-importer.ts'

/** What a declaration is made with, on a page that shows parts of it. */
export function useResourceTools(...texts: Namespace[]): ResourceTools {
  const say = useText(...texts)
  const locale = useLocale()
  const upload = useUploadFile()
  const serverImporter = useServerImporter()
  return useMemo(() => ({ say, locale, upload, serverImporter }), [say, locale, upload, serverImporter])
}
