import { graphql } from 'gatsby';
import { useRef, useState } from 'react';
import { copyText } from '../../lib/copyText';
import { Button } from '../../ui/Button/Button';
import { Icon } from '../../ui/Icon/Icon';
import * as styles from './VisitAddress.module.css';

interface VisitAddressProps {
  clinic: Queries.VisitAddressClinicFragment;
  words: Queries.VisitAddressWordsFragment;
}

/** The postal address with a button that copies it; if the browser refuses, the address is selected instead. */
export function VisitAddress({ clinic, words }: VisitAddressProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [result, setResult] = useState('');
  const { street, locality, region, postalCode } = clinic.address;
  const lines = [clinic.fullName, street, `${locality} ${postalCode}, ${region}`];
  const copy = async () => {
    setResult('');
    if (await copyText(lines.join('\n'))) return setResult(words.addressCopied);
    getSelection()?.selectAllChildren(place.current!);
    setResult(words.addressSelected);
  };
  return (
    <>
      <address className={styles.address}>
        <Icon name="pin" />
        <span ref={place}>
          {lines.map((line, index) => (
            <span key={line}>
              {index > 0 && <br />}
              {line}
            </span>
          ))}
        </span>
      </address>
      <div className={`${styles.copy} noPrint`}>
        <Button size="sm" variant="outline" className="scriptOnly" onClick={copy}>
          {words.copyAddress}
        </Button>
        <output>{result}</output>
      </div>
    </>
  );
}

export const fragments = graphql`
  fragment VisitAddressClinic on Clinic {
    fullName
    address {
      street
      locality
      region
      postalCode
    }
  }
  fragment VisitAddressWords on LocationCopy {
    copyAddress
    addressCopied
    addressSelected
  }
`;
