<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Settings;

use Closure;
use MentoriaiPortal\Core\Schema\Field;

/**
 * One setting, declared once: its default, who may change it, what it takes and how the screen shows it. Texts are
 * closures, because defaults are needed before a language is known.
 */
final readonly class Setting {

	/** Who may change a setting that says nothing else. */
	public const MANAGE = 'manage_options';

	/** Who runs the programme: what members and visitors meet, none of the technical ones. */
	public const PROGRAMME = 'mentoriai_manage_programme';

	/** The agency's editors too. */
	public const EDIT_FOOTER = 'mentoriai_edit_footer';

	/**
	 * @param Field                              $rule    Reads what is sent.
	 * @param Closure(): string                  $label
	 * @param Closure(): string|null             $help
	 * @param Closure(): array<string, string>|null $options Of a choice: value to label.
	 * @param array{string, string}|null         $when    Shown and asked for only while this other setting has this value.
	 * @param Closure(): string|null             $confirm Of a flag: asked before it is switched on.
	 * @param bool                               $secret  Never sent to the screen; an empty one that comes back leaves it as it is.
	 * @param Implied|null                       $implied Another setting's value that asks for one of this.
	 * @param StoredElsewhere|null               $elsewhere Where it is kept, if not among the portal's settings.
	 */
	public function __construct(
		public string $name,
		public Tab $tab,
		public Control $control,
		public Field $rule,
		public mixed $default,
		public Closure $label,
		public ?Closure $help = null,
		public ?Closure $options = null,
		public ?array $when = null,
		public ?Closure $confirm = null,
		public string $capability = self::MANAGE,
		public bool $secret = false,
		public ?Implied $implied = null,
		public ?StoredElsewhere $elsewhere = null
	) {}

	/**
	 * What the screen has to know.
	 *
	 * @return array<string, mixed>
	 */
	public function describe(): array {
		return array(
			'name'     => $this->name,
			'control'  => $this->control->value,
			'label'    => ( $this->label )(),
			'help'     => null === $this->help ? '' : ( $this->help )(),
			'secret'   => $this->secret,
			'options'  => null === $this->options ? array() : self::pairs( ( $this->options )() ),
			'when'     => $this->when,
			'implied'  => $this->implied?->describe(),
			'confirm'  => null === $this->confirm ? '' : ( $this->confirm )(),
			'max'      => $this->rule->json_schema()['maxLength'] ?? $this->rule->json_schema()['maximum'] ?? null,
		);
	}

	/**
	 * @param array<string, string> $options
	 * @return list<array{value: string, label: string}>
	 */
	private static function pairs( array $options ): array {
		return array_map(
			static fn ( string $value, string $label ): array => array(
				'value' => $value,
				'label' => $label,
			),
			array_map( 'strval', array_keys( $options ) ),
			array_values( $options )
		);
	}
}
