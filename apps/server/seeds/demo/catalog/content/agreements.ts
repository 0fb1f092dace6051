import type { AgreementName } from '@shiji/contract/content/articles.ts'
import type { Both } from '../types.ts'

/** The agreements of the demo shop, in the line format of `pageHtml`. Written for the demo; not legal advice. */
export const AGREEMENTS: Readonly<Record<AgreementName, Both>> = {
  user_agreement: {
    zh: `
欢迎来到市集。注册或使用前，请读完这份协议；勾选同意，即表示您接受全部条款。
# 一、我们提供什么
市集是连接买家和店铺的购物平台，提供商品展示、下单、付款、货款担保和纠纷处理服务。商品由入驻店铺销售，买卖合同在您与店铺之间成立。
# 二、您的账户
- 您已年满十八周岁，或已得到监护人同意。
- 请用本人的手机号注册，保管好密码和验证码。
- 账户只限本人使用，不得出租、出借或转让。店铺子账号只用于管理店铺，不能在商城购物。
# 三、下单与付款
- 提交订单是向店铺发出要约，付款成功后合同成立。
- 页面价格有明显错误的，店铺可以与您协商取消订单，并全额退款。
- 货款先由平台保管，订单完成并过了结算期后，才结算给店铺。
# 四、收货与售后
退换货按《退换货政策》和法律规定办理。您与店铺协商不成的，可以请平台根据双方提供的凭证处理。
# 五、行为规范
请勿发布违法、侵权、骚扰或虚假的内容，请勿刷单、恶意退款或以技术手段干扰平台运行。违反的，我们可以删除内容、限制功能，直至停止服务。
# 六、责任
我们会尽力让服务稳定可用。因不可抗力、网络故障或您自己保管不当造成的损失，依照法律规定承担责任。
# 七、变更与争议
本协议修改前，会在首页公告至少七天。因本协议产生的争议，适用中华人民共和国法律，由平台所在地人民法院管辖。`,
    en: `
Welcome to Shiji. Please read this agreement before you register or use our service. By ticking the box, you accept all of its terms.
# 1. What we provide
Shiji is a marketplace that connects buyers and stores. We provide listings, ordering, payment, safekeeping of payments and help with disputes. Products are sold by the stores, and the contract of sale is between you and the store.
# 2. Your account
- You are at least 18 years old, or have your guardian's consent.
- Register with your own phone number, and keep your password and codes to yourself.
- Your account is for your use only and may not be rented, lent or transferred. Store sub-accounts are for managing a store and cannot be used to shop.
# 3. Orders and payment
- Placing an order is an offer to the store. The contract is made once you have paid.
- If a price is obviously wrong, the store may agree with you to cancel the order and refund you in full.
- We hold your payment and release it to the store only when the order is complete and the settlement period is over.
# 4. Delivery and returns
Returns and exchanges follow our "Returns and exchanges" policy and the law. If you and the store cannot agree, you may ask us to decide on the evidence from both sides.
# 5. Acceptable use
Do not post anything unlawful, infringing, abusive or false. Do not place fake orders, abuse refunds or interfere with the service. If you do, we may remove content, limit your account or close it.
# 6. Liability
We work hard to keep the service running. Liability for losses caused by force majeure, network failures or passwords that were not kept safe is governed by law.
# 7. Changes and disputes
We announce changes on the home page at least seven days in advance. This agreement is governed by the law of the People's Republic of China; disputes go to the court where the platform is based.`,
  },
  privacy_policy: {
    zh: `
这份政策告诉您：我们收集哪些个人信息、用来做什么、保存多久，以及您有哪些权利。
# 一、我们收集什么
- 注册时：手机号和密码。密码只保存无法还原的摘要。
- 购物时：收货人姓名、电话、地址，以及订单、付款和评价。
- 登录时：时间、网络地址和设备类型，用来发现异常登录。
- 开店时：营业执照、法人姓名和证件信息，只用于审核。
# 二、用来做什么
只用于完成交易、配送、售后、保障账户安全和履行法律义务。我们不出售您的个人信息。
# 三、与谁共享
- 店铺：发货和售后需要的收货信息和订单内容。
- 快递公司：收货人的姓名、电话和地址。
- 支付机构：完成付款需要的信息。
他们只能用于以上目的。没有相应权限的工作人员，看到的手机号是打码的。
# 四、浏览器里保存了什么
登录状态、语言，以及最近搜过、看过的商品，保存在您的浏览器里。您可以随时清除，清除登录状态后需要重新登录。
# 五、保存多久
账户信息保存到您注销为止；交易记录依法至少保存三年。
# 六、您的权利
您可以查看、更正、复制、删除自己的信息，撤回同意，注销账户。资料和地址在个人中心就能改，其他请写信到 service@shiji.example，我们十五天内答复。
# 七、未成年人
不满十四周岁的儿童，请在监护人陪同下使用。未经监护人同意，我们不收集儿童的个人信息。`,
    en: `
This policy explains which personal data we collect, what we use it for, how long we keep it and what rights you have.
# 1. What we collect
- When you register: your phone number and password. We store the password only as a hash that cannot be reversed.
- When you shop: the recipient's name, phone number and address, and your orders, payments and reviews.
- When you log in: time, network address and type of device, so that we can spot unusual logins.
- When you open a store: your business licence and the name and identity details of your legal representative, for the review only.
# 2. What we use it for
To complete orders, delivery and returns, to keep accounts safe and to meet our legal duties. We do not sell your personal data.
# 3. Who we share it with
- Stores: the delivery details and order contents they need to ship and support your order.
- Couriers: the recipient's name, phone number and address.
- Payment providers: what they need to process your payment.
They may use it for these purposes only. Staff without the right permission see masked phone numbers.
# 4. What stays in your browser
Your login, your language and your recent searches and views are kept in your browser. You can clear them at any time; without the login you will need to log in again.
# 5. How long we keep it
Account data until you close your account; records of purchases for at least three years, as the law requires.
# 6. Your rights
You can see, correct, copy and delete your data, withdraw consent and close your account. Change your profile and addresses in My account; for anything else, write to service@shiji.example. We reply within fifteen days.
# 7. Children
Children under 14 should use Shiji together with a guardian. We do not collect children's data without the guardian's consent.`,
  },
  store_agreement: {
    zh: `
本协议由平台与申请入驻的商家订立。勾选同意并提交申请，即表示您有权代表商家接受本协议。
# 一、入驻条件
- 依法登记的企业或个体工商户，经营范围与所选类目相符。
- 提交的证照真实、有效。证照、法人或经营类目有变更的，应重新提交审核。
# 二、商家的义务
- 如实描述商品，保证来源合法，不销售假冒伪劣和禁售商品。
- 按承诺的时间发货，填写真实的运单号。
- 三日内答复售后，逾期未答复的，平台可以根据买家提供的凭证处理。
- 保管好后台账户，给员工分配恰当的权限，并对子账号的操作负责。
# 三、费用与结算
- 平台按类目费率或与店铺约定的费率收取佣金，费率调整提前三十天公告。
- 订单完成并过了结算期后，货款自动结算到店铺余额。
- 因退款产生的欠款，从后续结算中优先扣回。
# 四、数据与隐私
买家信息只能用于履行订单和售后，不得挪作他用、转让或公开。
# 五、违约处理
视情节可以下架商品、暂停营业，直至终止合作；造成损失的，商家应当赔偿。平台处理时会说明理由，商家可以在七日内申诉。
# 六、退出
商家可以随时申请关店。订单和售后处理完毕、余额结清后，本协议终止。`,
    en: `
This agreement is between the platform and the business applying to open a store. By ticking the box and submitting the application, you confirm that you may accept it on behalf of the business.
# 1. Who can join
- Registered companies and sole traders whose line of business matches the categories they choose.
- All documents are genuine and valid. Changes to your licence, legal representative or categories must be submitted for review again.
# 2. What stores agree to
- Describe products truthfully and source them legally. No fakes, no substandard or prohibited goods.
- Ship within the promised time and enter real tracking numbers.
- Answer return requests within three days; after that, the platform may decide on the buyer's evidence.
- Keep accounts safe, give staff only the permissions they need, and take responsibility for sub-accounts.
# 3. Fees and settlement
- The platform charges commission at the category's rate, or at the rate agreed with the store. Changes are announced thirty days ahead.
- When an order is complete and the settlement period is over, the money goes to the store's balance automatically.
- Amounts owed after refunds are deducted from the next settlements first.
# 4. Data and privacy
Buyers' data may be used only to fulfil orders and handle returns. It may not be used otherwise, passed on or published.
# 5. Breach
Depending on severity, the platform may delist products, suspend the store or end the agreement; the store is liable for damage it causes. Decisions come with reasons, and the store may appeal within seven days.
# 6. Leaving
A store may ask to close at any time. This agreement ends once all orders and returns are settled and the balance is paid out.`,
  },
}
