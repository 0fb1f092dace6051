import type { AgreementName } from '@shiji/contract/content/articles.ts'
import type { Both } from '../types.ts'

/** The agreements of the demo shop, in the line format of `pageHtml`. Written for the demo; not legal advice. */
export const AGREEMENTS: Readonly<Record<AgreementName, Both>> = {
  user_agreement: {
    zh: `
欢迎使用市集。注册或使用本平台前，请完整阅读本协议；勾选同意即表示您接受全部条款。
# 一、我们提供什么
市集为买家和商家提供信息发布、交易、支付担保和纠纷处理的网络平台。除特别标明外，商品由入驻店铺销售，买卖合同在您与店铺之间成立。
# 二、您的账户
- 您应年满十八周岁，或在监护人同意下使用。
- 请使用真实的手机号注册，并妥善保管密码和验证码。
- 账户仅限本人使用，不得出租、出借或转让。店铺子账号只能用于管理店铺，不能在商城购物。
# 三、下单与付款
- 提交订单即向店铺发出要约，付款成功后合同成立。
- 页面价格如有明显错误，店铺可以联系您取消订单并全额退款。
- 货款先由平台担保，订单完成并过了结算期后才结算给店铺。
# 四、收货与售后
退换货按《退换货政策》和法律规定办理。您与店铺协商不成的，可以请平台根据双方凭证处理。
# 五、行为规范
不得发布违法、侵权、骚扰或虚假的内容，不得刷单、恶意退款或以技术手段干扰平台运行。违反的，我们可以删除内容、限制功能直至停止服务。
# 六、责任
我们会尽力保证服务稳定。因不可抗力、网络故障或您自己保管不当造成的损失，依照法律规定承担责任。
# 七、变更与争议
本协议修改前会在首页公告至少七天。因本协议产生的争议，适用中华人民共和国法律，由平台所在地人民法院管辖。`,
    en: `
Welcome to Shiji. Please read this agreement before you register or use the platform; by ticking the box you accept all of it.
# 1. What we offer
Shiji is a platform on which stores and buyers publish, trade, pay through escrow and settle disputes. Unless marked otherwise, goods are sold by the stores, and the contract of sale is between you and the store.
# 2. Your account
- You are at least eighteen, or your guardian agrees.
- Register with a phone number of your own and keep passwords and codes to yourself.
- The account is yours alone and cannot be rented, lent or passed on. Sub-accounts of a store manage the store and cannot buy.
# 3. Orders and payment
- Placing an order is an offer to the store; the contract is made when it is paid.
- If a price is plainly a mistake, the store may cancel with you and refund all of it.
- The platform holds the money until the order is complete and the settlement period is over.
# 4. Receiving and returning
Returns follow "Returns and exchanges" and the law. If you and the store cannot agree, the platform decides by what both sides show.
# 5. What is not allowed
Nothing unlawful, infringing, harassing or false; no fake orders, no abuse of refunds, no technical interference. We may remove content, limit functions and in the end stop the service.
# 6. Liability
We do what we can to keep the service running. For loss through force majeure, failing networks or secrets that you did not keep, the law decides who bears it.
# 7. Changes and disputes
Changes are announced on the home page at least seven days before. The law of the People's Republic of China applies; the court at the platform's seat decides.`,
  },
  privacy_policy: {
    zh: `
这份政策说明我们收集哪些个人信息、为什么收集、保存多久，以及您有哪些权利。
# 一、我们收集什么
- 注册：手机号、密码（只保存无法还原的摘要）。
- 购物：收货人姓名、电话、地址，订单、付款、评价和售后记录。
- 安全：登录时间、网络地址、设备类型，用于发现异常登录。
- 开店：营业执照、法人姓名和证件信息，仅用于审核。
# 二、怎样使用
只用于完成交易、配送、售后、安全防护和履行法律义务。我们不出售个人信息，也不用它做与服务无关的画像。
# 三、与谁共享
- 店铺：为发货和售后所需的收货信息和订单内容。
- 快递公司：收货人姓名、电话和地址。
- 支付机构：完成付款所需的信息。
他们只能为上述目的使用。后台人员看到的手机号默认打码，查看完整号码会留下记录。
# 四、浏览器里保存的内容
为保持登录、记住语言和最近看过的商品，我们会在您的浏览器里保存少量数据。您可以随时清除，清除后需要重新登录。
# 五、保存多久
账户信息保存到您注销为止；交易记录依法保存不少于三年。
# 六、您的权利
您可以查看、更正、复制和删除自己的信息，撤回同意，注销账户。请在个人中心操作，或写信到 service@shiji.example，我们在十五天内答复。
# 七、未成年人
不满十四周岁的儿童请在监护人指导下使用，未经监护人同意我们不收集其信息。`,
    en: `
This policy says which personal data we collect, why, for how long, and what you can ask of us.
# 1. What we collect
- To register: phone number and password, of which only a digest is kept.
- To shop: receiver, phone, address; orders, payments, reviews and returns.
- For safety: time, network address and kind of device of each login, to notice strange ones.
- To open a store: licence, name and papers of the legal person, for the review only.
# 2. What for
For trade, delivery, returns, safety and what the law demands. We do not sell personal data and make no profiles beyond the service.
# 3. Who else sees it
- Stores: what they need to send your order and to look after it.
- Couriers: name, phone and address of the receiver.
- Payment providers: what a payment needs.
They may use it for that alone. Phone numbers are masked in the back offices, and whoever reveals one leaves a record.
# 4. In your browser
We keep a few data there: your login, your language, what you viewed last. Clear them whenever you like; you then log in again.
# 5. How long
Account data until you close the account; records of trade for three years or longer, as the law wants.
# 6. Your rights
See, correct, copy and erase your data, take back consent, close the account: in My account, or by mail to service@shiji.example. We answer within fifteen days.
# 7. Children
Children under fourteen use Shiji with a guardian; without the guardian's consent we collect nothing about them.`,
  },
  store_agreement: {
    zh: `
本协议由平台与申请入驻的商家订立。勾选同意并提交申请，即表示您有权代表商家接受本协议。
# 一、入驻条件
- 依法登记的企业或个体工商户，经营范围与所选类目相符。
- 提交的证照真实、有效。证照变更、法人变更或增加类目时须重新提交审核，审核期间店铺可继续营业。
# 二、商家的义务
- 如实描述商品，保证来源合法，不销售假冒伪劣和禁售商品。
- 按承诺的时间发货，填写真实的运单号。
- 三日内处理售后申请，逾期未处理视为同意。
- 妥善保管后台账户，为员工分配恰当的权限，对子账号的行为负责。
# 三、费用与结算
- 平台按类目费率收取佣金，费率在类目和结算明细中公示，调整前三十天公告。
- 订单完成并过了结算期后，货款自动结算到店铺余额。
- 因退款产生的欠款，从后续结算中优先扣回。
# 四、数据与隐私
买家信息只能用于履行订单和售后，不得另作他用、转让或公开。
# 五、违约处理
视情节可下架商品、暂停营业直至终止合作；造成损失的，商家应当赔偿。平台作出处理时会说明理由，商家可以在七日内申诉。
# 六、退出
商家可以随时申请关店。未完成的订单和售后处理完毕、余额结清后，本协议终止。`,
    en: `
This agreement is between the platform and the store that applies. By ticking the box and sending the application you state that you may accept it for the store.
# 1. Who can join
- Registered companies and sole traders whose business covers the classes they choose.
- Papers are true and valid. New papers, a new legal person or more classes are reviewed again; the store stays open meanwhile.
# 2. What stores owe
- Describe goods truly and know where they come from; no fakes, nothing that may not be sold.
- Send within the promised time, with real tracking numbers.
- Deal with returns within three days; silence counts as consent.
- Keep accounts safe, give staff fitting permissions and answer for what sub-accounts do.
# 3. Fees and settlement
- Commission follows the rate of the class, shown with the class and on every statement, and changes thirty days after notice.
- When an order is complete and the settlement period is over, the money goes to the store's balance by itself.
- What a store owes after refunds is taken from the next settlements first.
# 4. Data
Data of buyers serve orders and returns alone and may be neither passed on nor published.
# 5. Breach
Goods may be taken off, the store paused or the contract ended; damage is to be made good. Decisions come with reasons, and the store can object within seven days.
# 6. Leaving
A store can close at any time. The agreement ends when open orders and returns are done and the balance is settled.`,
  },
}
