import { SmsData, SmsInput } from '@shiji/contract/identity/identity.ts'
import { SmsLogRow } from '@shiji/contract/messaging/messaging.ts'
import { sendSmsCall } from '@shiji/contract/messaging/sms.calls.ts'
import { PageOf } from '@shiji/contract/schema.ts'
import { answer } from '../../../http/answer.ts'
import { route } from '../../../http/route.ts'
import { smsLogList, smsLogPage } from '../data/sms-log.queries.ts'
import { sendCode } from '../use-cases/send-code.ts'

export const smsRoutes = [
  answer(
    sendSmsCall,
    {
      summary: 'Send a code to a phone',
      body: SmsInput,
      data: SmsData,
    },
    (ctx, { body }) => sendCode(ctx, body),
  ),
  route(
    {
      method: 'GET',
      path: '/sms_logs',
      area: 'admin',
      access: 'sms_log.view',
      summary: 'Texts that were sent',
      list: smsLogList,
      data: PageOf(SmsLogRow),
    },
    (ctx, { list }) => smsLogPage(ctx, list),
  ),
]
