<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content\Admin;

/**
 * The editor of the portal's content without controls whose result the site does not draw: colours, sizes, spacing,
 * borders, widths, effects. Only the settings of that one editor change; what a theme offers elsewhere stays.
 */
final class EditorLimits {

	/** theme.json's settings, all off; presets of the theme and of WordPress are not offered either. */
	private const FEATURES = array(
		'appearanceTools' => false,
		'blockVisibility' => array( 'allowEditing' => false ),
		'blocks'          => array(
			// The site places a button's text itself.
			'core/button' => array( 'typography' => array( 'textAlign' => false ) ),
		),
		'background'      => array(
			'backgroundImage' => false,
			'backgroundSize'  => false,
			'gradient'        => false,
		),
		'border'          => array(
			'color'       => false,
			'radius'      => false,
			'radiusSizes' => array(),
			'style'       => false,
			'width'       => false,
		),
		'color'           => array(
			'background'       => false,
			'button'           => false,
			'caption'          => false,
			'custom'           => false,
			'customDuotone'    => false,
			'customGradient'   => false,
			'defaultDuotone'   => false,
			'defaultGradients' => false,
			'defaultPalette'   => false,
			'duotone'          => array(),
			'gradients'        => array(),
			'heading'          => false,
			'link'             => false,
			'palette'          => array(),
			'text'             => false,
		),
		'dimensions'      => array(
			'aspectRatio'         => false,
			'aspectRatios'        => array(),
			'defaultAspectRatios' => false,
			'height'              => false,
			'minHeight'           => false,
			'width'               => false,
		),
		'layout'          => array(
			'allowEditing'                   => false,
			'allowCustomContentAndWideSize'  => false,
		),
		'lightbox'        => array(
			'allowEditing' => false,
			'enabled'      => false,
		),
		'position'        => array(
			'fixed'  => false,
			'sticky' => false,
		),
		'shadow'          => array(
			'defaultPresets' => false,
			'presets'        => array(),
		),
		'spacing'         => array(
			'blockGap'            => false,
			'customSpacingSize'   => false,
			'defaultSpacingSizes' => false,
			'margin'              => false,
			'padding'             => false,
			'spacingScale'        => array( 'steps' => 0 ),
			'spacingSizes'        => array(),
		),
		'typography'      => array(
			'customFontSize'   => false,
			'defaultFontSizes' => false,
			'dropCap'          => false,
			'fitText'          => false,
			'fluid'            => false,
			'fontFamilies'     => array(),
			'fontSizes'        => array(),
			'fontStyle'        => false,
			'fontWeight'       => false,
			'letterSpacing'    => false,
			'lineHeight'       => false,
			'textAlign'        => true,
			'textColumns'      => false,
			'textDecoration'   => false,
			'textIndent'       => false,
			'textTransform'    => false,
			'writingMode'      => false,
		),
	);

	/** The same as settings of the editor from before theme.json, and what else shapes a block. */
	private const SETTINGS = array(
		'alignWide'               => false,
		'blockStatesEditingEnabled' => false,
		'colors'                  => array(),
		'disableCustomColors'     => true,
		'disableCustomFontSizes'  => true,
		'disableCustomGradients'  => true,
		'disableLayoutStyles'     => false,
		'enableCustomLineHeight'  => false,
		'enableCustomSpacing'     => false,
		'enableCustomUnits'       => false,
		'enableOpenverseMediaCategory' => false,
		'fontSizes'               => array(),
		'gradients'               => array(),
		'imageEditing'            => false,
		'imageDimensions'         => array(),
		'supportsLayout'          => false,
	);

	/**
	 * @param array<mixed> $settings As `block_editor_settings_all` has them.
	 * @return array<mixed>
	 */
	public static function on( array $settings ): array {
		$features = is_array( $settings['__experimentalFeatures'] ?? null ) ? $settings['__experimentalFeatures'] : array();
		unset( $features['custom'] );
		// What a theme allows to a single kind of block, which would win over all of the rest, goes with `blocks`.
		$settings['__experimentalFeatures'] = array_merge( $features, self::FEATURES );
		return array_merge( $settings, self::SETTINGS );
	}
}
