import type { AvoidedWords } from '../text/avoidedWords';
import { phrase } from '../text/phrase';

const providers =
  '(?:clinics?|hospitals?|doctors?|psychiatrists?|psychologists?|specialists?|therapists?|experts?|counsellors?|teams?|cent(?:re|er)s?|institutes?|practices?)';
// Adjectives between praise and the praised: “best private clinic”, but not “it is best to ask a doctor”.
const adjectives = '(?:(?!(?:to|for|if|is|are|with|and|when|that|who|an?|the|your|our) )[\\p{L}-]+ ){0,3}';
const modest = 'say what you do and for whom, without comparing';
const noPromise = 'write what the treatment "can" or "may" do for "many people"';
const noCure = 'write "can be treated", "can ease" or "helps many people recover"';
const noNumber = 'leave the number out, or keep to what the treatment is and how it works';

/**
 * Claims that Indian law and medical ethics keep out of a clinic’s own words: Drugs and Magic Remedies Act 1954, Drugs
 * Rules 1945 (Schedule J), Indian Medical Council Regulations 2002 (6.1, 7.11, 7.12), Consumer Protection Act 2019.
 */
export const forbiddenClaims: readonly AvoidedWords[] = [
  {
    words: phrase(
      'cur(?:e|es|ed|ing|able)',
      'heal(?:s|ed)? completely',
      '(?:fully|completely|totally) (?:healed|recovered|symptom-free)',
    ),
    unlessDenied: true,
    use: noCure,
  },
  {
    words: phrase(
      'guarante(?:e|es|ed|eing)',
      'sure-?shot',
      'assured (?:results?|recovery|relief)',
      'proven results?',
      'results? (?:is|are) (?:certain|assured)',
    ),
    unlessDenied: true,
    use: noPromise,
  },
  { words: phrase('(?:100|hundred) ?(?:%|per ?cent)', '100 ?%'), use: noPromise },
  {
    words: phrase(
      'permanent(?:ly)? (?:cures?|solutions?|relief|results?|freedom|recovery|free|gone|ends?|remov(?:es|ed))',
      '(?:cured?|gone|free|heal(?:s|ed)?) (?:permanently|for ever|forever|for good)',
    ),
    unlessDenied: true,
    use: noPromise,
  },
  {
    words: phrase(
      'instant(?:ly)?(?: (?:relief|results?|calm|cure))',
      'miracles?',
      'miraculous(?:ly)?',
      'magic(?:al)? (?:cures?|remed(?:y|ies)|pills?|treatments?)',
      'overnight results?',
    ),
    unlessDenied: true,
    use: noPromise,
  },
  {
    words: phrase(
      'painless(?:ly)?',
      'risk-?free',
      '(?:no|zero|without(?: any)?|free (?:of|from)) (?:side[-\\s]effects?|risks?)',
      'side[-\\s]effect[-\\s]free',
      '(?:completely|totally|perfectly|absolutely) safe',
    ),
    unlessDenied: true,
    use: 'name the common risks and say how you watch for them',
  },
  {
    words: phrase('success rates?', '\\d+ ?% (?:success|recovery|recover|cured?|satisfaction|effective)'),
    unlessDenied: true,
    use: noNumber,
  },
  {
    words: phrase(
      `(?:best|finest|leading|topmost|top|premier|foremost|greatest|most (?:trusted|experienced|advanced|qualified|renowned|respected|modern)|(?:highest|top)[-\\s]rated|number one|no\\. ?1|#1|renowned|famous|unrivalled|unmatched|unparalleled|world[-\\s]class|award[-\\s]winning) ${adjectives}${providers}`,
      `the only ${adjectives}(?:clinics?|hospitals?|cent(?:re|er)s?)`,
    ),
    unlessDenied: true,
    use: modest,
  },
  {
    words: phrase(
      '(?:the|our|with|your) best (?:possible )?(?:care|treatments?|services?|results?|therap(?:y|ies)|help)(?! for)',
      'world[-\\s]class',
      'award[-\\s]winning',
      'cutting[-\\s]edge',
      'state[-\\s]of[-\\s]the[-\\s]art',
      'second to none',
      'unrivalled',
      'unmatched',
      'unparalleled',
      '(?:better|more \\p{L}+) than (?:any )?other (?:clinics?|doctors?|hospitals?)',
    ),
    unlessDenied: true,
    use: modest,
  },
  {
    words: phrase(
      '(?:lives|life) transformed',
      "transform(?:s|ed|ing)? (?:your |their |people's )?(?:life|lives)",
      'life-?changing',
      'new you',
    ),
    unlessDenied: true,
    use: noPromise,
  },
  {
    words: phrase(
      'trusted (?:expert(?:s|ise)?|care|clinic|psychiatrists?|doctors?|team|hands|name)',
      'psychiatrists? you can trust',
      'doctors? you can trust',
      'expert (?:care|& trusted|and trusted|& compassionate|and compassionate|psychiatrists?|psychiatric|doctors?|team)',
    ),
    use: modest,
  },
  {
    words: phrase(
      '(?:over|more than|nearly|about)? ?\\d+\\+? years of experience',
      'decades of experience',
      'vast experience',
    ),
    use: 'write the qualification and the registration number',
  },
  {
    words: phrase(
      '\\d[\\d,.]*k?\\+',
      '(?:thousands|hundreds|lakhs) of (?:happy |satisfied )?(?:patients|people|clients|famil(?:y|ies)|reviews)',
      '(?:five|5)[-\\s]stars?',
      'happy (?:patients|clients)',
    ),
    use: noNumber,
  },
  {
    words: phrase('24 ?(?:/|x|×|\\*) ?7', 'round[-\\s]the[-\\s]clock (?:care|support|clinic|help|service)'),
    unlessDenied: true,
    use: 'write when the clinic can be reached, and whom to call at other times',
  },
  {
    words: phrase(
      'discounts?',
      'special offers?',
      'limited (?:offers?|slots?|seats?)',
      'cheapest',
      'lowest (?:fees?|prices?|costs?)',
      'free (?:first )?(?:consultations?|visits?|check-?ups?|sessions?|trials?)',
      'book (?:fast|before it)',
      'only \\d+ (?:slots?|seats?|places?) left',
    ),
    unlessDenied: true,
    use: 'leave it out; the clinic may name its fees, and nothing more',
  },
  {
    words: phrase(
      'सर्वश्रेष्ठ',
      'सर्वोत्तम',
      'सबसे (?:अच्छ~|बेहतर|बढ़िया|भरोसेमंद|अनुभवी) (?:डॉक्टर|क्लिनिक|अस्पताल|इलाज|उपचार|मनोचिकित्सक|मनोवैज्ञानिक|टीम)',
      '(?:नंबर|नं\\.?) ?(?:1|वन|एक)',
      'विश्वस्तरीय',
    ),
    use: 'लिखें कि आप क्या करते हैं और किसके लिए; तुलना न करें',
  },
  {
    words: phrase(
      'गारंटी',
      'शर्तिया',
      'जड़ से (?:ख़त्म|ठीक|इलाज|मिट~)',
      'पूरी तरह (?:ठीक|स्वस्थ) (?:कर|हो) (?:दे~|जा~)',
      'हमेशा के लिए (?:ठीक|छुटकारा|ख़त्म)',
      'चमत्कार~',
      '(?:100|सौ) ?(?:%|प्रतिशत|फ़ीसदी)',
      'बिना (?:किसी )?(?:साइड इफ़ेक्ट|दुष्प्रभाव)~',
      'स्थायी (?:इलाज|समाधान)',
    ),
    unlessDenied: true,
    use: 'लिखें: "मदद मिल सकती है" या "इलाज संभव है"',
  },
];
