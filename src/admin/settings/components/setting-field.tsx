import type { FieldProps } from '../lib/types';
import { ChoiceSetting } from './choice-setting';
import { FlagSetting } from './flag-setting';
import { FooterSetting } from './footer-setting';
import { ImageSetting } from './image-setting';
import { LinesSetting } from './lines-setting';
import { TextSetting } from './text-setting';

interface SettingFieldProps extends FieldProps {
	stored: boolean;
}

/** A setting by its kind (Settings\Control). */
export function SettingField( { stored, ...props }: SettingFieldProps ) {
	switch ( props.field.control ) {
		case 'flag':
			return <FlagSetting { ...props } />;
		case 'choice':
			return <ChoiceSetting { ...props } />;
		case 'lines':
			return <LinesSetting { ...props } />;
		case 'footer':
			return <FooterSetting { ...props } />;
		case 'image':
			return <ImageSetting { ...props } />;
		case 'text':
		case 'url':
		case 'number':
			return <TextSetting { ...props } stored={ stored } />;
	}
}
