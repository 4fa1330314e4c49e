/**
 * Health, children, fire, chemicals, money back and personal data: a wrong yes does harm there even without a figure
 * in it, so these are answered only with what the shop has written.
 */
const LEFT_TO_SHOP =
  /\b(?:allerg\w*|latex|asthma\w*|eczema|toxic\w*|poison\w*|voc|formaldehyde|bab(?:y|ies)|infants?|toddlers?|child(?:ren)?|kids?|pregnan\w*|chok(?:e|es|ing)|fire|flam\w*|burn\w*|bleach|ammonia|acetone|solvents?|chemicals?|refund\w*|money back|charged|chargeback|card|iban|bank account|password|privacy|personal data|gdpr)\b|حساسي|لاتكس|ربو|سام[هة]?(?!\p{L})|رضيع|طفل|أطفال|اطفال|حامل|حريق|اشتعال|محترق|مبيض|كلور|كيميائ|كيماوي|استرداد|استرجاع|فلوسي|بطاق|حساب(?:ي)? (?:ال)?بنك|كلم[ةه] (?:ال)?(?:مرور|سر)|خصوصي|بيانات/iu

/** Whether a message is never given to a language model. */
export const isLeftToShop = (text: string): boolean => LEFT_TO_SHOP.test(text)
