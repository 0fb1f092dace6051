import { Stack } from '@shiji/backoffice/page/dashboard/section.tsx'
import { useUploadFile } from '@shiji/backoffice/page/record/use-upload-file.ts'
import { useText } from '@shiji/i18n/react.ts'
import type { FormField } from '@shiji/ui/backoffice/form-field/form-field.ts'
import { useMemo } from 'react'
import { SettingsForm } from '../../features/settings/settings-form.tsx'
import { TaskSettings } from '../../features/settings/task-settings.tsx'

const LONGEST = {
  web_name: 40,
  web_name_en: 60,
  index_name: 80,
  keyword: 200,
  tel: 30,
  mobile: 30,
  email: 80,
  icp: 60,
} as const

/** The website, and the timed tasks that work for it. */
export function Component() {
  const say = useText('setting')
  const upload = useUploadFile()
  const fields = useMemo<readonly FormField[]>(
    () => [
      { type: 'text', name: 'web_name', label: say('setting.web_name'), required: true },
      { type: 'text', name: 'web_name_en', label: say('setting.web_name_en') },
      { type: 'text', name: 'index_name', label: say('setting.index_name') },
      { type: 'text', name: 'keyword', label: say('setting.keyword') },
      { type: 'text', name: 'tel', label: say('setting.tel'), inputMode: 'tel' },
      { type: 'text', name: 'mobile', label: say('setting.mobile'), inputMode: 'tel' },
      { type: 'text', name: 'email', label: say('setting.email'), inputMode: 'email' },
      { type: 'text', name: 'icp', label: say('setting.icp') },
      { type: 'textarea', name: 'description', label: say('setting.description'), limit: 300 },
      { type: 'image', name: 'logo', label: say('setting.logo'), upload },
      {
        type: 'switch',
        name: 'closeStatus',
        label: say('setting.close_status'),
        hint: say('setting.close_hint'),
        on: true,
        off: false,
      },
      { type: 'textarea', name: 'closeReason', label: say('setting.close_reason'), limit: 300 },
    ],
    [say, upload],
  )
  return (
    <Stack>
      <SettingsForm
        title={say('setting.website')}
        group="web"
        fields={fields}
        toSettings={({ logo, ...rest }) => ({ ...rest, logo: logo ?? '' })}
        schema={({ object, string }) =>
          object(
            Object.fromEntries(
              Object.entries(LONGEST).map(([name, limit]) => [
                name,
                string().max(limit, say('error.max_length', { limit })),
              ]),
            ),
          )
        }
      />
      <TaskSettings />
    </Stack>
  )
}
