import { phrase } from '../text/phrase';
import type { AvoidedWords } from '../text/avoidedWords';
import { suicideWords } from '../text/speaksOfSuicide';

const hindiDeath = 'लिखें: "आत्महत्या से मृत्यु हुई" या "अपना जीवन समाप्त किया"';
const hindiNoMethod = 'तरीका न बताएँ; लिखें: "आत्महत्या का प्रयास" या "जिससे खुद को नुकसान हो सकता है"';

/** Words on suicide in Hindi that can harm, each with what to write instead. */
export const unsafeHindi: readonly AvoidedWords[] = [
  {
    words: phrase(
      '(?:आत्महत्या|ख़ुदकुशी) (?:कर )?(?:ली|लिया|लेते|लेती|लेता|चुके|चुका|चुकी)',
      '(?:आत्महत्या|ख़ुदकुशी) (?:की|करते|करती|करता)(?= (?:है|हैं|थी|था|थे)|[।,.])',
    ),
    use: hindiDeath,
  },
  {
    words: phrase('(?:सफल|असफल|नाकाम|विफल) (?:आत्महत्या|प्रयास~|कोशिश~)'),
    inSentence: suicideWords,
    use: 'लिखें: "आत्महत्या का प्रयास" या "आत्महत्या से मृत्यु"',
  },
  { words: phrase('आत्महत्या (?:का|के|की) (?:शिकार|पीड़ित)'), use: 'लिखें: "आत्महत्या से जान गँवाने वाले व्यक्ति"' },
  {
    words: phrase('ध्यान (?:खींचने|आकर्षित करने|पाने) (?:के लिए|का|की)', 'मदद की पुकार'),
    inParagraph: suicideWords,
    use: 'लिखें: "तकलीफ़ का संकेत"',
  },
  {
    words: phrase('महामारी', 'सिलसिला', 'बाढ़', 'लहर', 'राजधानी', 'गढ़'),
    inSentence: suicideWords,
    use: 'लिखें: "बढ़ोतरी" या "दर", आँकड़े और साल के साथ',
  },
  { words: phrase('राजनीतिक आत्महत्या', 'आत्मघाती (?:मिशन|हमल~|दस्त~)'), use: 'कोई और शब्द लिखें' },
  {
    words: phrase(
      'फाँसी',
      'फंद[ाे]',
      'ज़हर~',
      'कीटनाशक~',
      'रस्सी',
      'ब्लेड',
      'चाकू',
      'बंदूक',
      'ओवरडोज़',
      '(?:नस|कलाई) काट~',
      'से कूद~',
      'रेल की पटरी',
      'गोलियाँ खा~',
    ),
    inParagraph: suicideWords,
    use: hindiNoMethod,
  },
];
